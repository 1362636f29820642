/// <reference types="vitest/config" />
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { readBasePath } from './bin/basePath.ts'
import { fetchedFirst, fetchedTogether } from './bin/fetchedTogether.ts'
import { leanPackages } from './bin/leanPackages.ts'
import { early, prerendererOutput, prerenderedSite } from './bin/prerenderedSite.ts'
import { smallCode } from './bin/smallCode.ts'
import { shortNames } from './bin/shortNames.ts'
import { soundFiles } from './bin/soundFiles.ts'
import { undescribedMachines } from './bin/undescribedMachines.ts'
import { workshop } from './bin/workshopPlugin.ts'
import { readDelivery, unreadNames } from './src/content/delivery.ts'
import { expectSettings } from './src/content/expectSettings.ts'
import pictures from './src/content/pictures.json' with { type: 'json' }

/** Small enough to come with the first load where two screens, or two later parts, share them. */
const small = [
  /\/lucide\//,
  /src\/browser\//,
  /src\/screens\/Detail\/Detail/,
  /\/brands\.svg/,
  // Not the parts named here: they come with what uses them.
  /src\/components\/(?!ServiceIcon|Carousel|Accordion|Dialog|Navigation|Field\/|Choice\/)/,
]

/** Which file each module of the browser's comes in: the first group that takes it. */
const chunks = [
  // What every page needs and no change of ours touches is one chunk, kept by browsers from one deployment to the next.
  { name: 'vendor', test: /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack|xstate|@xstate)\// },
  // The screens' parts are small and shared: one request instead of a dozen.
  { debugName: 'shell', name: fetchedFirst('shell', small), test: /\/(?:src|machines|tokens)\/(?!early\.ts)|\/lucide\// },
  // What surrounds every page and its first view does not need: once the browser is idle.
  { debugName: 'later', name: fetchedTogether({ later: ['layout/Footer/Footer.tsx'] }), test: /\/(?:src|machines|tokens)\/|node_modules/ },
]

// Hashes do not compress, and every document and chunk has those of others in it: six characters are enough to tell builds apart.
const fileNames = 'assets/[name]-[hash:6].js'
const assetFileNames = 'assets/[name]-[hash:6][extname]'

// React has had the hook itself since version 18: what stands in for it in older ones is left out.
const storeHook = [
  { find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/, replacement: 'use-sync-external-store/with-selector.js' },
  { find: /^use-sync-external-store\/shim(?:\/index(?:\.js)?)?$/, replacement: 'react' },
]

export default defineConfig(({ command, mode }) => {
  // Before anything is made from them: wrong settings would end the build later, with an error that names no field.
  expectSettings()
  const environment = loadEnv(mode, process.cwd(), 'VITE_')
  const delivery = readDelivery(environment)
  return {
    base: readBasePath(process.env),
    cacheDir: '.cache/vite',
    resolve: { alias: storeHook },
    plugins: [
      soundFiles(),
      workshop(),
      react(),
      vanillaExtractPlugin(command === 'build' ? { identifiers: shortNames() } : {}),
      undescribedMachines(),
      leanPackages(),
      smallCode(),
      prerenderedSite(delivery, unreadNames(environment)),
    ],
    define: {
      __BUILD_YEAR__: String(new Date().getFullYear()),
      // The two of all pictures that are part of the code and not of a page.
      __PANEL_PICTURES__: JSON.stringify({ field: pictures['panel-field'], object: pictures['object-envelope'] }),
      // Set or not, so that what the site does not use is left out of it.
      'import.meta.env.VITE_CONTACT_ENDPOINT': JSON.stringify(delivery.kind === 'mail' ? '' : delivery.address),
    },
    // One command builds both environments: what writes the pages first, then the browser's code (`bin/prerenderedSite.ts`).
    builder: {},
    environments: {
      client: {
        build: {
          // A window is asked for its width in the words that tablets of before 2023 know, too.
          cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16', 'ios16'],
          manifest: true,
          modulePreload: { polyfill: false },
          cssCodeSplit: false,
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: ['index.html', early],
            // Of Lucide's two thousand icons those alone are read that the site shows: a sixth of the build's memory.
            experimental: { lazyBarrel: true },
            checks: { bundlerTimings: false },
            treeshake: { propertyReadSideEffects: false },
            output: { entryFileNames: fileNames, chunkFileNames: fileNames, assetFileNames, codeSplitting: { groups: chunks } },
          },
        },
      },
      ssr: {
        build: {
          outDir: prerendererOutput,
          copyPublicDir: false,
          ssr: 'src/prerender.tsx',
          emptyOutDir: true,
          assetsInlineLimit: 0,
          rolldownOptions: { checks: { bundlerTimings: false }, output: { assetFileNames } },
        },
      },
    },
    test: {
      include: ['tests/{machines,content,components,receiver,source}/**/*.test.{ts,tsx}'],
      isolate: false,
      // Vitest leaves one processor free, which on a machine of two is half of it.
      maxWorkers: '100%',
      // Slow machines are slow, not wrong.
      testTimeout: 30_000,
    },
  }
})
