/**
 * Packages without what this site does not use of them, for the build alone. Each entry names what it leaves out, and a
 * package that is no longer as an entry expects it fails the build.
 */
import MagicString from 'magic-string'
import { Visitor } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'
import type { Plugin } from 'vite'
import { edited } from './edited.ts'

/** Where what would reach a part is looked for: in our own modules, in what of them is markup, and in packages that build on React, too. */
const ours = [/\/(?:src|machines)\/.*\.tsx?$/]
const markup = [/\/src\/(?!prerender).*\.tsx$/]
const everywhere = [...ours, /\/node_modules\/(?!(?:react|react-dom|scheduler|xstate|lucide)\/)/]

/** What would reach a part that is left out, and where that must not stand; or why nothing can. There is no entry without. */
type Guard = { readonly reachedBy: RegExp; readonly in: readonly RegExp[] } | { readonly unreachable: string }

/** Names that are taken from React, by an import or from all of it. */
const ofReact = (names: string): RegExp => new RegExp(`\\bimport\\b[^;'"]*\\{[^}]*\\b(?:unstable_)?(?:${names})\\b[^}]*\\}\\s*from\\s*["']react(?:-dom)?["']|\\bReact[\\w$]*\\.(?:unstable_)?(?:${names})\\b`)
/** Elements, as they are written by hand and as they are once built. */
const elements = (names: string): RegExp => new RegExp(`(?:<|\\b(?:createElement|jsxs?)\\(\\s*["'])(?:${names})(?![\\w-])`)

const viewTransitions: Guard = { reachedBy: ofReact('ViewTransition|addTransitionType|startGestureTransition'), in: everywhere }
const activities: Guard = { reachedBy: ofReact('Activity'), in: everywhere }
const suspenseLists: Guard = { reachedBy: ofReact('SuspenseList'), in: everywhere }
const profilers: Guard = { reachedBy: ofReact('Profiler'), in: everywhere }
const actionStates: Guard = { reachedBy: /\buse(?:ActionState|FormState)\b/, in: everywhere }
const waitingTransitions: Guard = { reachedBy: /\b(?:useTransition|useOptimistic|useActionState|useFormState|startTransition\(\s*async)\b/, in: everywhere }
const deferredValues: Guard = { reachedBy: /\buseDeferredValue\b/, in: everywhere }
const formStatus: Guard = { reachedBy: /\buseFormStatus\b/, in: everywhere }
// An address may be written as a text or spread: what stands in braces may be a function.
const formActions: Guard = { reachedBy: /\s(?:action|formAction)=\{(?!["'`])|\brequestFormReset\b/, in: markup }
const compiled: Guard = { reachedBy: /\buseMemoCache\b|\breact\/compiler-runtime\b/, in: everywhere }
const refreshedCaches: Guard = { reachedBy: /useCacheRefresh\b/, in: everywhere }
const hints: Guard = { reachedBy: ofReact('preload|preloadModule|preinit|preinitModule|preconnect|prefetchDNS'), in: everywhere }
// The router has a component that makes these of what a route says of the head, and this site's routes say nothing of it.
const hoisted: Guard = { reachedBy: elements('title|meta|link|style|script'), in: markup }
const singletons: Guard = { reachedBy: elements('html|head|body'), in: markup }
const customElements: Guard = { reachedBy: elements('[a-z]+-[a-z-]+'), in: everywhere }
const choiceLists: Guard = { reachedBy: elements('select'), in: everywhere }
const fragmentReferences: Guard = { reachedBy: /<(?:React\.)?Fragment\s[^>]*\bref=|\b(?:createElement|jsxs?)\(\s*(?:React[\w$]*\.)?Fragment(?:\$\d+)?,\s*\{[^{}()]*\bref\b/, in: everywhere }
const beforeInput: Guard = { reachedBy: /\bonBeforeInput/, in: everywhere }
const hydrationTargets: Guard = { reachedBy: /\bunstable_scheduleHydration\b/, in: everywhere }
const elementsOfComponents: Guard = { reachedBy: /\bfindDOMNode\b/, in: everywhere }
const pendingPages: Guard = { reachedBy: /\b(?:defaultP|p)endingComponent\b/, in: ours }
const headsOfRoutes: Guard = { reachedBy: /\b(?:head|scripts):\s*(?:\(|async|function)/, in: ours }
const roundSlides: Guard = { reachedBy: /\bloop:(?!\s*true\b)/, in: markup }

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
        return edited(text)
      },
    },
  }
}

/**
 * Whole modules that the site does itself. The router's keeping of scroll positions
 * (`src/browser/navigation/arrival.ts`): it would scroll to the top when the page comes to life, wherever the reader is by
 * then. What hides the page behind Radix's own modal dialogs: here the page is inert (`src/browser/modal/modal.ts`).
 */
const unusedModules: readonly ({ readonly id: RegExp; readonly exports: readonly string[] } & Guard)[] = [
  {
    id: /router-core\/dist\/esm\/scroll-restoration\.js$/,
    exports: ['setupScrollRestoration', 'defaultGetScrollRestorationKey', 'getElementScrollRestorationEntry', 'storageKey'],
    reachedBy: /\bScrollRestoration\b|\bscrollRestoration:(?!\s*false\b)|\buseElementScrollRestoration\b/,
    in: ours,
  },
  { id: /aria-hidden\/dist\/es2015\/index\.js$/, exports: ['hideOthers'], unreachable: 'Radix’s modal dialogs alone call it, and a page that is inert is hidden' },
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

const reactInBrowsers = /react-dom\/cjs\/react-dom-client\.production\.js$/

const loadInBrowsers = /router-core\/dist\/esm\/load-client\.js$/

const embla = /embla-carousel\/esm\/embla-carousel\.esm\.js$/
const unwatched = '{ return { init() {}, destroy() {} } }'

interface UnusedFunctions {
  readonly id: RegExp
  readonly functions: readonly string[]
  readonly body?: string
}

const unusedFunctions: readonly (UnusedFunctions & Guard)[] = [
  // React gives no way to leave out what a site renders none of.
  {
    id: reactInBrowsers,
    functions: [
      'startViewTransition', 'measureViewTransitionHostInstancesRecursive', 'restoreViewTransitionName', 'commitDeletedPairViewTransitions',
      'commitExitViewTransitions', 'measureNestedViewTransitions', 'applyViewTransitionToHostInstancesRecursive',
      'commitAppearingPairViewTransitions', 'commitEnterViewTransitions', 'applyViewTransitionName', 'commitNestedViewTransitions',
      'restorePairedViewTransitions', 'restoreViewTransitionOnHostInstances', 'scheduleViewTransitionEvent',
      'restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions', 'applyViewTransitionToHostInstances', 'createViewTransitionInstance',
      'queueTransitionTypes', 'getViewTransitionName', 'getViewTransitionClassName', 'getClassNameByType',
      // Pictures are waited for in view transitions alone.
      'suspendInstance', 'estimateBandwidth', 'isLikelyStaticResource',
    ],
    ...viewTransitions,
  },
  { id: reactInBrowsers, functions: ['maySuspendCommit'], body: '{ return false }', ...viewTransitions },
  { id: reactInBrowsers, functions: ['updateSuspenseListComponent', 'cutOffTailIfNeeded', 'findFirstSuspended'], ...suspenseLists },
  {
    id: reactInBrowsers,
    functions: ['updateActivityComponent', 'commitActivityHydrationCallbacks', 'getActivityInstanceFromFiber', 'pushDehydratedActivitySuspenseHandler'],
    ...activities,
  },
  { id: reactInBrowsers, functions: ['setPropOnCustomElement'], ...customElements },
  {
    id: reactInBrowsers,
    functions: ['mountActionState', 'updateActionState', 'updateActionStateImpl', 'rerenderActionState', 'dispatchActionState', 'runActionStateAction'],
    ...actionStates,
  },
  {
    id: reactInBrowsers,
    functions: ['chainThenableValue', 'entangleAsyncAction', 'pingEngtangledActionScope', 'dispatchOptimisticSetState', 'updateOptimisticImpl'],
    ...waitingTransitions,
  },
  { id: reactInBrowsers, functions: ['defaultOnDefaultTransitionIndicator'], unreachable: 'a sign for transitions that the stable React never asks for' },
  { id: reactInBrowsers, functions: ['TransitionAwareHostComponent'], ...formStatus },
  {
    id: reactInBrowsers,
    functions: ['ensureFormComponentIsStateful', 'startHostTransition', 'requestFormReset', 'requestFormReset$1', 'recursivelyResetForms', 'extractEvents$1'],
    ...formActions,
  },
  // What `useTransition` starts, and the action of a form with it.
  { id: reactInBrowsers, functions: ['startTransition'], ...waitingTransitions },
  { id: reactInBrowsers, functions: ['updateDeferredValueImpl', 'mountDeferredValueImpl'], ...deferredValues },
  { id: reactInBrowsers, functions: ['useMemoCache'], ...compiled },
  { id: reactInBrowsers, functions: ['refreshCache'], ...refreshedCaches },
  { id: reactInBrowsers, functions: ['prefetchDNS', 'preconnect', 'preload', 'preloadModule', 'preinitScript', 'preinitStyle', 'preinitModuleScript'], ...hints },
  {
    // Style sheets, titles and the like out of a part.
    id: reactInBrowsers,
    functions: [
      'getResource', 'acquireResource', 'preloadStylesheet', 'insertStylesheetIntoRoot', 'insertStylesheet', 'insertSuspendedStylesheets',
      'suspendResource', 'createHoistableInstance', 'getHydratableHoistableCache', 'adoptPreloadPropsForStylesheet', 'adoptPreloadPropsForScript',
      'mountHoistable', 'preloadResource', 'getResourcesFromRoot', 'stylesheetPropsFromRawProps', 'getStyleKey', 'getScriptKey',
      'getStylesheetSelectorFromKey', 'onUnsuspend',
    ],
    ...hoisted,
  },
  { id: reactInBrowsers, functions: ['isHostHoistableType'], body: '{ return false }', ...hoisted },
  // Style sheets are waited for, and pictures in view transitions.
  { id: reactInBrowsers, functions: ['waitForCommitToBeReady'], body: '{ return null }', ...hoisted },
  {
    id: reactInBrowsers,
    functions: ['resolveSingletonInstance', 'commitHostSingletonAcquisition', 'releaseSingletonInstance', 'clearSingletonPreambleContribution'],
    ...singletons,
  },
  {
    id: reactInBrowsers,
    functions: [
      'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance', 'FragmentInstance', 'addFragmentHandleToFiber',
      'addFragmentHandleToInstance', 'schedulePendingIntersectionUnobserve', 'traverseVisibleInstancesAndTextInstances',
    ],
    ...fragmentReferences,
  },
  { id: reactInBrowsers, functions: ['updateOptions'], ...choiceLists },
  { id: reactInBrowsers, functions: ['getNativeBeforeInputChars', 'getFallbackBeforeInputChars', 'isFallbackCompositionEnd'], ...beforeInput },
  {
    id: reactInBrowsers,
    functions: ['handleEventsForInputEventPolyfill', 'handlePropertyChange', 'stopWatchingForValueChange', 'getTargetInstForInputEventPolyfill'],
    unreachable: 'for browsers that say nothing of what is typed: all that the site is built for do',
  },
  { id: reactInBrowsers, functions: ['attemptExplicitHydrationTarget'], ...hydrationTargets },
  { id: reactInBrowsers, functions: ['findCurrentHostFiberImpl', 'findCurrentFiberUsingSlowPath'], ...elementsOfComponents },
  {
    id: reactInBrowsers,
    functions: ['describeNativeComponentFrame', 'describeBuiltInComponentFrame', 'describeFiber', 'getStackByFiberInDevAndProd', 'getComponentNameFromType'],
    body: '{ return "" }',
    unreachable: 'names and frames of components in the text of an error: without source maps they say nothing',
  },
  {
    id: /react-router\/dist\/esm\/CatchBoundary\.js$/,
    functions: ['ErrorComponent'],
    unreachable: 'what the router shows of an error where a site shows nothing: src/routes.tsx has a page of its own for it',
  },
  // What it shows in the place of a page that is late: here the page before stays.
  { id: loadInBrowsers, functions: ['offerPending', 'finishPending', 'awaitPendingMinimum'], ...pendingPages },
  { id: loadInBrowsers, functions: ['projectLane'], body: '{ return lane }', ...headsOfRoutes },
  {
    // Actors that are kept from one visit to the next. @xstate/react keeps one where a part changes its machine for another, which no part does.
    id: /xstate\/dist\/raise-\w+\.esm\.js$/,
    functions: ['getPersistedSnapshot', 'persistContext'],
    reachedBy: /\bgetPersistedSnapshot\b/,
    in: ours,
  },
  {
    id: /xstate\/dist\/StateMachine-\w+\.esm\.js$/,
    functions: ['StateMachine.restoreSnapshot'],
    reachedBy: /\b(?:useMachine|useActor|useActorRef|createActor|createActorContext)\((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*\bsnapshot\s*[:,}]/,
    in: ours,
  },
  // Descriptions of charts for tools.
  { id: /xstate\/dist\/StateMachine-\w+\.esm\.js$/, functions: ['StateNode.definition', 'StateMachine.definition'], reachedBy: /\.(?:definition|toJSON)\b/, in: ours },
  // Messages from actor to actor and actions that no chart has: `setup` would keep them all.
  {
    id: /xstate\/dist\/log-\w+\.esm\.js$/,
    functions: ['resolveSendTo', 'retryResolveSendTo', 'executeSendTo'],
    reachedBy: /\b(?:sendTo|sendParent|forwardTo|respond|escalate)\(/,
    in: ours,
  },
  { id: /xstate\/dist\/log-\w+\.esm\.js$/, functions: ['resolveEnqueueActions'], reachedBy: /\benqueueActions\(/, in: ours },
  { id: /xstate\/dist\/log-\w+\.esm\.js$/, functions: ['resolveLog', 'executeLog'], reachedBy: /(?<!\b(?:console|Math)\.)\blog\(/, in: ours },
  {
    id: /@radix-ui\/react-(?:presence|slot)\/dist\/index\.mjs$/,
    functions: ['getElementRef'],
    body: '{ return element.props.ref }',
    unreachable: 'where a React before 19 has an element’s reference, and how one for developers warns of it',
  },
  {
    id: /@radix-ui\/react-slot\/dist\/index\.mjs$/,
    functions: ['isLazyComponent'],
    body: '{ return false }',
    unreachable: 'children that are on their way themselves: React’s server components alone make them',
  },
  // What Embla would watch, and the site does not want watched or ever ask for.
  { id: embla, functions: ['SlidesInView'], body: unwatched, reachedBy: /\bslides(?:Not)?InView\b|\binViewThreshold\b/, in: ours },
  { id: embla, functions: ['SlidesHandler'], body: unwatched, reachedBy: /\bwatchSlides:(?!\s*false\b)/, in: ours },
  { id: embla, functions: ['SlideFocus'], body: unwatched, reachedBy: /\bwatchFocus:(?!\s*false\b)/, in: ours },
  // Where it would end: slides that go round and round do so nowhere.
  {
    id: embla,
    functions: ['ScrollBounds'],
    body: '{ return { shouldConstrain() {}, constrain() {} } }',
    ...roundSlides,
  },
  {
    id: embla,
    functions: ['ScrollContain'],
    body: '{ return { snapsContained: snapsAligned, scrollContainLimit: {} } }',
    ...roundSlides,
  },
  {
    id: embla,
    functions: ['SlideRegistry'],
    body: '{ return { slideRegistry: scrollSnaps.length === 1 ? [slideIndexes] : slidesToScroll.groupSlides(slideIndexes) } }',
    ...roundSlides,
  },
]

/** What is assigned to an object is kept, used or not: React's exports, and the methods of references to fragments. */
const unusedMembers: readonly ({ readonly id: RegExp; readonly of: string; readonly members: readonly string[] } & Guard)[] = [
  { id: reactInBrowsers, of: 'exports', members: ['createRoot'], unreachable: 'only in development is there a page that was not prerendered' },
  { id: /react-dom\/cjs\/react-dom\.production\.js$/, of: 'exports', members: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'], ...hints },
  // To load a page anew in its place, and to ask whether an address is that of a route.
  { id: /router-core\/dist\/esm\/router\.js$/, of: 'this', members: ['invalidate', 'matchRoute'], reachedBy: /\.(?:invalidate|matchRoute)\(|\b(?:useMatchRoute|MatchRoute)\b/, in: ours },
  { id: /router-core\/dist\/esm\/router\.js$/, of: 'this', members: ['startViewTransition'], unreachable: 'src/browser/navigation/viewTransition.ts puts another in its place before there is a change of page' },
  {
    id: reactInBrowsers,
    of: 'FragmentInstance.prototype',
    members: [
      'addEventListener', 'removeEventListener', 'dispatchEvent', 'focus', 'focusLast', 'blur', 'observeUsing', 'unobserveUsing', 'getClientRects',
      'getRootNode', 'compareDocumentPosition', 'scrollIntoView',
    ],
    ...fragmentReferences,
  },
]

/**
 * Tables of names, of which the site wants few: how attributes are written in HTML, which styles are numbers without a unit, and
 * the keys of browsers that do not name them.
 */
const tables: readonly ({ readonly id: RegExp; readonly name: string; readonly kept: string } & Guard)[] = [
  {
    id: reactInBrowsers,
    name: 'aliases',
    kept: 'new Map([["htmlFor", "for"], ["strokeWidth", "stroke-width"]])',
    reachedBy: new RegExp(`\\s(?:${[
      'acceptCharset', 'httpEquiv', 'crossOrigin', 'accentHeight', 'alignmentBaseline', 'arabicForm', 'baselineShift', 'capHeight', 'clip(?:Path|Rule)',
      'color(?:Interpolation|Profile|Rendering)\\w*', 'dominantBaseline', 'enableBackground', 'fill(?:Opacity|Rule)', 'flood[A-Z]\\w+', 'font[A-Z]\\w+',
      'glyph[A-Z]\\w+', 'horiz[A-Z]\\w+', 'imageRendering', 'letterSpacing', 'lightingColor', 'marker[A-Z]\\w+', 'overline[A-Z]\\w+', 'paintOrder', 'panose1',
      'pointerEvents', 'renderingIntent', 'shapeRendering', 'stop[A-Z]\\w+', 'strikethrough[A-Z]\\w+', 'stroke(?!Width\\b)[A-Z]\\w+', 'text(?:Anchor|Decoration|Rendering)',
      'transformOrigin', 'underline[A-Z]\\w+', 'unicode[A-Z]\\w+', 'unitsPerEm', 'v(?:Alphabetic|Hanging|Ideographic|Mathematical)', 'vectorEffect',
      'vert[A-Z]\\w+', 'wordSpacing', 'writingMode', 'xHeight', 'xlink[A-Z]\\w+', 'xml[A-Z]\\w+', 'xmlnsXlink',
    ].join('|')})=`),
    in: markup,
  },
  {
    id: reactInBrowsers,
    name: 'unitlessNumbers',
    kept: 'new Set()',
    reachedBy: /\b(?:animationIterationCount|aspectRatio|columnCount|columns|flex(?:Grow|Shrink)?|font[wW]eight|grid(?:Area|Row|Column)\w*|lineClamp|lineHeight|opacity|order|scale|tabSize|zIndex|zoom|(?:fill|flood|stop|stroke)Opacity):\s*(?:[1-9]|0?\.\d)/,
    in: [...markup, /\/node_modules\/@radix-ui\//],
  },
  { id: reactInBrowsers, name: 'normalizeKey', kept: '{}', unreachable: 'other names that browsers of before 2017 have for keys' },
  { id: reactInBrowsers, name: 'translateToKey', kept: '{}', unreachable: 'for browsers of before 2017, which say the number of a key alone' },
]

/** Statements after which the next case of a switch is not come to. */
const ends: ReadonlySet<string> = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'])

/** Kinds of React's fibers that are never made. */
const unusedKinds: readonly ({ readonly kind: number } & Guard)[] = [
  { kind: 12, ...profilers },
  { kind: 19, ...suspenseLists },
  { kind: 26, ...hoisted },
  { kind: 27, ...singletons },
  { kind: 30, ...viewTransitions },
  { kind: 31, ...activities },
]
const kinds = { id: reactInBrowsers, toldBy: /\.tag$/, unused: new Set(unusedKinds.map(({ kind }) => kind)) }

function withoutUnusedKinds(): Plugin {
  return {
    name: 'without-unused-kinds',
    apply: 'build',
    transform: {
      filter: { id: kinds.id },
      handler(code, id) {
        const text = new MagicString(code)
        const program = this.parse(code)
        const variables: { readonly name: string; readonly at: number }[] = []
        const functions: { readonly start: number; readonly end: number }[] = []
        const switches: ESTree.SwitchStatement[] = []
        new Visitor({
          VariableDeclarator: ({ id: declared, start }) => void (declared.type === 'Identifier' && variables.push({ name: declared.name, at: start })),
          FunctionDeclaration: (found) => void functions.push(found),
          FunctionExpression: (found) => void functions.push(found),
          SwitchStatement: (found) => void (kinds.toldBy.test(code.slice(found.discriminant.start, found.discriminant.end)) && switches.push(found)),
        }).visit(program)
        for (const { cases } of switches) {
          // Whether what is done in the case before runs on into the next.
          let runsOn = false
          for (const { test, consequent, start, end } of cases) {
            const [first] = consequent
            const last = consequent.at(-1)
            const isUnused = test?.type === 'Literal' && kinds.unused.has(Number(test.value))
            if (!isUnused || runsOn) {
              if (isUnused) text.remove(start, first?.start ?? end)
              runsOn = !last || !ends.has(last.type)
            } else if (first) {
              // Its variables may be another case's too.
              const inside = functions.filter((part) => part.start > start && part.end < end)
              const own = variables.filter(({ at }) => at > start && at < end && !inside.some((part) => part.start < at && at < part.end)).map(({ name }) => name)
              if (own.length > 0) text.overwrite(first.start, end, `var ${own.join(', ')};`)
              else text.remove(start, end)
            } else text.remove(start, end)
          }
        }
        if (switches.length === 0) this.error(`${id} does not tell its kinds apart any more as bin/leanPackages.ts expects`)
        return edited(text)
      },
    },
  }
}

function withoutUnusedCode(): Plugin {
  return {
    name: 'without-unused-code',
    apply: 'build',
    transform: {
      filter: { id: [...unusedFunctions, ...unusedMembers, ...tables].map(({ id }) => id) },
      handler(code, id) {
        const bodies = new Map(unusedFunctions.filter((part) => part.id.test(id)).flatMap(({ functions, body = '{}' }) => functions.map((name) => [name, body] as const)))
        const members = new Set(unusedMembers.filter((part) => part.id.test(id)).flatMap(({ of, members }) => members.map((name) => `${of}.${name}`)))
        const shortened = new Map(tables.filter((table) => table.id.test(id)).map(({ name, kept }) => [name, kept]))
        const text = new MagicString(code)
        new Visitor({
          VariableDeclarator({ id: declared, init }) {
            const kept = declared.type === 'Identifier' ? shortened.get(declared.name) : undefined
            if (declared.type !== 'Identifier' || !init || kept === undefined) return
            text.overwrite(init.start, init.end, kept)
            shortened.delete(declared.name)
          },
          FunctionDeclaration({ id, body }) {
            const left = id ? bodies.get(id.name) : undefined
            if (!id || !body || left === undefined) return
            text.overwrite(body.start, body.end, left)
            bodies.delete(id.name)
          },
          ClassDeclaration({ id: named, body }) {
            for (const member of body.body) {
              if (member.type !== 'MethodDefinition' || member.key.type !== 'Identifier' || !member.value.body) continue
              const name = `${named?.name}.${member.key.name}`
              const left = bodies.get(name)
              if (left === undefined) continue
              text.overwrite(member.value.body.start, member.value.body.end, left)
              bodies.delete(name)
            }
          },
          ExpressionStatement({ expression, start, end }) {
            if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return
            if (members.delete(code.slice(expression.left.start, expression.left.end))) text.remove(start, end)
          },
        }).visit(this.parse(code))
        const missing = [...bodies.keys(), ...members, ...shortened.keys()]
        if (missing.length > 0) this.error(`${id} has no ${missing.join(', ')} any more: bin/leanPackages.ts leaves them out`)
        return edited(text)
      },
    },
  }
}

/**
 * Exceptions that React throws to itself and only tells apart. Each is made as an error when React is read, which remembers where:
 * with a developer's tool at the page, Lighthouse among them, the browser then reads all of React once more for its lines.
 */
const exceptions = { id: reactInBrowsers, named: /^\w+Exception$/, count: 5 }

function withoutExceptionTraces(): Plugin {
  return {
    name: 'without-exception-traces',
    apply: 'build',
    transform: {
      filter: { id: exceptions.id },
      handler(code, id) {
        const text = new MagicString(code)
        let found = 0
        new Visitor({
          VariableDeclarator({ id: declared, init }) {
            if (declared.type !== 'Identifier' || !exceptions.named.test(declared.name) || init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'Error') return
            text.overwrite(init.start, init.end, 'Object.create(Error.prototype)')
            found++
          },
        }).visit(this.parse(code))
        if (found !== exceptions.count) this.error(`${id} makes ${found} exceptions and not the ${exceptions.count} that bin/leanPackages.ts knows`)
        return edited(text)
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

const collection = /@radix-ui\/react-collection\/dist\/index\.mjs$/

function withPlainCollection(): Plugin {
  return {
    name: 'with-plain-collection',
    apply: 'build',
    transform: {
      filter: { id: collection },
      order: 'pre',
      handler(code, id) {
        const end = code.indexOf('// src/collection.tsx')
        if (end < 0) this.error(`${id} no longer has its parts in the order that bin/leanPackages.ts expects`)
        const text = new MagicString(code).remove(end, code.length).append(headersOfAccordion)
        return edited(text)
      },
    },
  }
}

const guards: readonly Guard[] = [...unusedModules, ...unusedFunctions, ...unusedMembers, ...tables, ...unusedKinds]

/** What of a module would reach a part that is left out. */
export function reachesLeftOut(id: string, code: string): string | undefined {
  const found = guards.map((guard) => ('reachedBy' in guard && guard.in.some((where) => where.test(id)) ? guard.reachedBy.exec(code) : null)).find((match) => match)
  return found?.[0]
}

function withoutWhatIsLeftOut(): Plugin {
  return {
    name: 'without-what-is-left-out',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: everywhere },
      handler(code, id) {
        const found = reachesLeftOut(id, code)
        if (found !== undefined) this.error(`${id} uses ${found}, which bin/leanPackages.ts leaves out of the build`)
      },
    },
  }
}

/** A file that a new version calls something else would pass all of the above by. (What is built for developers has other files of React's.) */
function knownFiles(): Plugin {
  const known = new Set([collection, ...[...unusedModules, ...unusedFunctions, ...unusedMembers, ...tables, kinds, exceptions].map(({ id }) => id)])
  return {
    name: 'known-files',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const { NODE_ENV } = process.env
      if (NODE_ENV !== 'production') this.error(`NODE_ENV is “${NODE_ENV}”, and React would be the one for developers: unset it to build the site`)
    },
    buildEnd(error) {
      if (error) return
      const read = [...this.getModuleIds()]
      const missing = [...known].filter((file) => !read.some((id) => file.test(id)))
      if (missing.length > 0) this.error(`no file of the site is called ${missing.join(' or ')} any more: bin/leanPackages.ts leaves out parts of them`)
    },
  }
}

export function leanPackages(): Plugin[] {
  return [withoutWhatIsLeftOut(), withPlainCollection(), unnamedFunctions(), withoutUnusedModules(), withoutUnusedKinds(), withoutExceptionTraces(), withoutUnusedCode(), knownFiles()]
}
