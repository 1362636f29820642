/**
 * Packages without what this site does not use of them, for the build alone. Each entry names what it leaves out, and a
 * package that is no longer as an entry expects it fails the build.
 */
import MagicString from 'magic-string'
import { Visitor } from 'rolldown/utils'
import type { Plugin } from 'vite'

/** Radix names its functions by calls, for its developers; each call would keep its function, used or not. */
function unnamedFunctions(): Plugin {
  return {
    name: 'unnamed-functions',
    apply: 'build',
    transform: {
      filter: { id: /@radix-ui\/.*\.mjs$/, code: /__name\(/ },
      handler(code) {
        const text = new MagicString(code)
        new Visitor({
          CallExpression({ callee, arguments: [named], start, end }) {
            if (callee.type !== 'Identifier' || callee.name !== '__name' || !named) return
            text.remove(start, named.start).remove(named.end, end)
          },
        }).visit(this.parse(code))
        return { code: text.toString(), map: text.generateMap({ hires: true }) }
      },
    },
  }
}

/**
 * Whole modules that the site does itself. The router's keeping of scroll positions (`src/browser/arrival.ts`): it
 * would scroll to the top when the page comes to life, wherever the reader is by then. What hides the page behind
 * Radix's own modal dialogs: here the page is inert (`src/browser/modal.ts`).
 */
const unusedModules = [
  { id: /router-core\/dist\/esm\/scroll-restoration\.js$/, exports: ['setupScrollRestoration', 'defaultGetScrollRestorationKey', 'getElementScrollRestorationEntry', 'storageKey'] },
  { id: /aria-hidden\/dist\/es2015\/index\.js$/, exports: ['hideOthers'] },
]

function withoutUnusedModules(): Plugin {
  return {
    name: 'without-unused-modules',
    apply: 'build',
    load: {
      filter: { id: unusedModules.map(({ id }) => id) },
      handler: (id) => unusedModules.find((part) => part.id.test(id))?.exports.map((name) => `export const ${name} = () => {}`).join('\n'),
    },
  }
}

const unusedFunctions = [
  {
    // View transitions, lists of suspense, activities, states of actions, custom elements and hints to the browser: React
    // gives no way to leave out what a site renders none of.
    id: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions: [
      'startViewTransition', 'measureViewTransitionHostInstancesRecursive', 'restoreViewTransitionName', 'commitDeletedPairViewTransitions',
      'commitExitViewTransitions', 'measureNestedViewTransitions', 'applyViewTransitionToHostInstancesRecursive',
      'commitAppearingPairViewTransitions', 'commitEnterViewTransitions', 'applyViewTransitionName', 'commitNestedViewTransitions',
      'restorePairedViewTransitions', 'restoreViewTransitionOnHostInstances', 'scheduleViewTransitionEvent',
      'restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions', 'applyViewTransitionToHostInstances', 'createViewTransitionInstance',
      'updateSuspenseListComponent', 'updateActivityComponent', 'setPropOnCustomElement',
      'mountActionState', 'updateActionState', 'updateActionStateImpl', 'rerenderActionState', 'dispatchActionState', 'runActionStateAction',
      'prefetchDNS', 'preconnect', 'preload', 'preloadModule', 'preinitScript', 'preinitStyle', 'preinitModuleScript',
    ],
  },
  {
    // The frames of components in the text of an error.
    id: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    functions: ['describeNativeComponentFrame'],
    body: '{ return "" }',
  },
  {
    // What Embla would watch, and the site does not want watched or ever ask for.
    id: /embla-carousel\/esm\/embla-carousel\.esm\.js$/,
    functions: ['SlidesInView', 'SlidesHandler', 'SlideFocus'],
    body: '{ return { init() {}, destroy() {} } }',
  },
]

/** What is assigned to an object is kept, used or not: React's exports, and the methods of references to fragments. */
const unusedMembers = [
  { id: /react-dom\/cjs\/react-dom\.production\.js$/, of: 'exports', members: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'] },
  {
    id: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    of: 'FragmentInstance.prototype',
    members: [
      'addEventListener', 'removeEventListener', 'dispatchEvent', 'focus', 'focusLast', 'blur', 'observeUsing', 'unobserveUsing', 'getClientRects',
      'getRootNode', 'compareDocumentPosition', 'scrollIntoView',
    ],
  },
]

function withoutUnusedCode(): Plugin {
  return {
    name: 'without-unused-code',
    apply: 'build',
    transform: {
      filter: { id: [...unusedFunctions, ...unusedMembers].map(({ id }) => id) },
      handler(code, id) {
        const bodies = new Map(unusedFunctions.filter((part) => part.id.test(id)).flatMap(({ functions, body = '{}' }) => functions.map((name) => [name, body] as const)))
        const members = new Set(unusedMembers.filter((part) => part.id.test(id)).flatMap(({ of, members }) => members.map((name) => `${of}.${name}`)))
        const text = new MagicString(code)
        new Visitor({
          FunctionDeclaration({ id, body }) {
            const left = id ? bodies.get(id.name) : undefined
            if (!id || !body || left === undefined) return
            text.overwrite(body.start, body.end, left)
            bodies.delete(id.name)
          },
          ExpressionStatement({ expression, start, end }) {
            if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return
            if (members.delete(code.slice(expression.left.start, expression.left.end))) text.remove(start, end)
          },
        }).visit(this.parse(code))
        const missing = [...bodies.keys(), ...members]
        if (missing.length > 0) this.error(`${id} has no ${missing.join(', ')} any more: bin/leanPackages.ts leaves them out`)
        return { code: text.toString(), map: text.generateMap({ hires: true }) }
      },
    },
  }
}

/**
 * The accordion keeps its headers in an ordered dictionary, with methods for all that Radix has ever kept in one. This
 * does what the accordion asks of it, on the plain collection that the navigation has anyway.
 */
const headersOfAccordion = `
class Entries extends Array {
  get size() {
    return this.length
  }
  at(index) {
    return super.at(index)?.[1]
  }
}
const unstable_createCollection = (name) => {
  const [Collection, useItems, createCollectionScope] = createCollection(name)
  const useGetCollection = (scope) => {
    const items = useItems(scope)
    return () => Entries.from(items(), ({ ref }) => [ref.current, { element: ref.current }])
  }
  return [Collection, { useGetCollection, createCollectionScope }]
}
export { createCollection, unstable_createCollection }
`

function withPlainCollection(): Plugin {
  return {
    name: 'with-plain-collection',
    apply: 'build',
    transform: {
      filter: { id: /@radix-ui\/react-collection\/dist\/index\.mjs$/ },
      order: 'pre',
      handler(code, id) {
        const end = code.indexOf('// src/collection.tsx')
        if (end < 0) this.error(`${id} no longer has its parts in the order that bin/leanPackages.ts expects`)
        const text = new MagicString(code).remove(end, code.length).append(headersOfAccordion)
        return { code: text.toString(), map: text.generateMap({ hires: true }) }
      },
    },
  }
}

export function leanPackages(): Plugin[] {
  return [withPlainCollection(), unnamedFunctions(), withoutUnusedModules(), withoutUnusedCode()]
}
