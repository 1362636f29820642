/**
 * Packages without what this site does not use of them, for the build alone. Each entry names what it leaves out, and a
 * package that is no longer as an entry expects it fails the build.
 */
import MagicString from 'magic-string'
import { Visitor } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'
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

const reactInBrowsers = /react-dom\/cjs\/react-dom-client\.production\.js$/

const embla = /embla-carousel\/esm\/embla-carousel\.esm\.js$/

const unusedFunctions = [
  {
    // View transitions, lists of suspense, activities, states of actions and transitions that wait for something, custom elements, hints to the browser, style
    // sheets and titles out of a part, references to fragments, lists to choose from, letters before they are
    // typed, a sign for transitions that the stable React never asks for: React gives no way to leave out what a site renders none of.
    id: reactInBrowsers,
    functions: [
      'startViewTransition', 'measureViewTransitionHostInstancesRecursive', 'restoreViewTransitionName', 'commitDeletedPairViewTransitions',
      'commitExitViewTransitions', 'measureNestedViewTransitions', 'applyViewTransitionToHostInstancesRecursive',
      'commitAppearingPairViewTransitions', 'commitEnterViewTransitions', 'applyViewTransitionName', 'commitNestedViewTransitions',
      'restorePairedViewTransitions', 'restoreViewTransitionOnHostInstances', 'scheduleViewTransitionEvent',
      'restoreEnterOrExitViewTransitions', 'restoreNestedViewTransitions', 'applyViewTransitionToHostInstances', 'createViewTransitionInstance',
      'updateSuspenseListComponent', 'updateActivityComponent', 'setPropOnCustomElement',
      'mountActionState', 'updateActionState', 'updateActionStateImpl', 'rerenderActionState', 'dispatchActionState', 'runActionStateAction',
      'prefetchDNS', 'preconnect', 'preload', 'preloadModule', 'preinitScript', 'preinitStyle', 'preinitModuleScript',
      'getResource', 'acquireResource', 'preloadStylesheet', 'insertStylesheetIntoRoot', 'insertStylesheet', 'insertSuspendedStylesheets',
      'suspendResource', 'suspendInstance', 'estimateBandwidth', 'isLikelyStaticResource', 'createHoistableInstance',
      'getHydratableHoistableCache', 'adoptPreloadPropsForStylesheet', 'adoptPreloadPropsForScript', 'mountHoistable', 'preloadResource',
      'getResourcesFromRoot', 'stylesheetPropsFromRawProps', 'getStyleKey', 'getScriptKey', 'getStylesheetSelectorFromKey', 'onUnsuspend',
      'resolveSingletonInstance', 'commitHostSingletonAcquisition', 'releaseSingletonInstance', 'clearSingletonPreambleContribution',
      'commitNewChildToFragmentInstance', 'deleteChildFromFragmentInstance', 'FragmentInstance', 'addFragmentHandleToFiber',
      'addFragmentHandleToInstance', 'schedulePendingIntersectionUnobserve', 'traverseVisibleInstancesAndTextInstances',
      'ensureFormComponentIsStateful', 'startHostTransition', 'startTransition', 'chainThenableValue', 'entangleAsyncAction', 'pingEngtangledActionScope', 'TransitionAwareHostComponent', 'dispatchOptimisticSetState',
      'updateOptimisticImpl', 'requestFormReset', 'requestFormReset$1', 'recursivelyResetForms', 'extractEvents$1',
      'updateDeferredValueImpl', 'mountDeferredValueImpl', 'useMemoCache', 'refreshCache',
      'getNativeBeforeInputChars', 'getFallbackBeforeInputChars', 'isFallbackCompositionEnd', 'handleEventsForInputEventPolyfill', 'handlePropertyChange', 'stopWatchingForValueChange', 'getTargetInstForInputEventPolyfill',
      'attemptExplicitHydrationTarget', 'findCurrentHostFiberImpl', 'findCurrentFiberUsingSlowPath',
      'commitActivityHydrationCallbacks', 'getActivityInstanceFromFiber', 'pushDehydratedActivitySuspenseHandler', 'cutOffTailIfNeeded',
      'findFirstSuspended', 'queueTransitionTypes', 'defaultOnDefaultTransitionIndicator', 'updateOptions', 'getViewTransitionName', 'getViewTransitionClassName', 'getClassNameByType',
    ],
  },
  {
    id: reactInBrowsers,
    functions: ['isHostHoistableType', 'maySuspendCommit'],
    body: '{ return false }',
  },
  {
    id: reactInBrowsers,
    functions: ['waitForCommitToBeReady'],
    body: '{ return null }',
  },
  {
    // Names and frames of components in the text of an error: without source maps they say nothing.
    id: reactInBrowsers,
    functions: ['describeNativeComponentFrame', 'describeBuiltInComponentFrame', 'describeFiber', 'getStackByFiberInDevAndProd', 'getComponentNameFromType'],
    body: '{ return "" }',
  },
  {
    // What the router shows of an error where a site shows nothing: this one has a page of its own for it.
    id: /react-router\/dist\/esm\/CatchBoundary\.js$/,
    functions: ['ErrorComponent'],
  },
  {
    // Actors that are kept from one visit to the next.
    id: /xstate\/dist\/raise-\w+\.esm\.js$/,
    functions: ['getPersistedSnapshot', 'persistContext'],
  },
  {
    // The same, and descriptions of charts for tools.
    id: /xstate\/dist\/StateMachine-\w+\.esm\.js$/,
    functions: ['StateMachine.restoreSnapshot', 'StateNode.definition', 'StateMachine.definition'],
  },
  {
    // Messages from actor to actor and actions that no chart has: `setup` would keep them all.
    id: /xstate\/dist\/log-\w+\.esm\.js$/,
    functions: ['resolveSendTo', 'retryResolveSendTo', 'executeSendTo', 'resolveEnqueueActions', 'resolveLog', 'executeLog'],
  },
  {
    // What Embla would watch, and the site does not want watched or ever ask for.
    id: embla,
    functions: ['SlidesInView', 'SlidesHandler', 'SlideFocus'],
    body: '{ return { init() {}, destroy() {} } }',
  },
  // Where it would end: slides that go round and round do so nowhere.
  {
    id: embla,
    functions: ['ScrollBounds'],
    body: '{ return { shouldConstrain() {}, constrain() {} } }',
  },
  {
    id: embla,
    functions: ['ScrollContain'],
    body: '{ return { snapsContained: snapsAligned, scrollContainLimit: {} } }',
  },
  {
    id: embla,
    functions: ['SlideRegistry'],
    body: '{ return { slideRegistry: scrollSnaps.length === 1 ? [slideIndexes] : slidesToScroll.groupSlides(slideIndexes) } }',
  },
]

/** What is assigned to an object is kept, used or not: React's exports, and the methods of references to fragments. */
const unusedMembers = [
  // Only in development is there a page that was not prerendered.
  { id: reactInBrowsers, of: 'exports', members: ['createRoot'] },
  { id: /react-dom\/cjs\/react-dom\.production\.js$/, of: 'exports', members: ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'] },
  {
    id: reactInBrowsers,
    of: 'FragmentInstance.prototype',
    members: [
      'addEventListener', 'removeEventListener', 'dispatchEvent', 'focus', 'focusLast', 'blur', 'observeUsing', 'unobserveUsing', 'getClientRects',
      'getRootNode', 'compareDocumentPosition', 'scrollIntoView',
    ],
  },
]

/** Statements after which the next case of a switch is not come to. */
const ends: ReadonlySet<string> = new Set(['BreakStatement', 'ReturnStatement', 'ThrowStatement', 'ContinueStatement'])

/** Kinds of React's fibers that are never made: profilers, lists of suspense, style sheets and titles, the document's own elements, view transitions, activities. */
const unusedKinds = { id: reactInBrowsers, of: /\.tag$/, kinds: [12, 19, 26, 27, 30, 31] }

function withoutUnusedKinds(): Plugin {
  return {
    name: 'without-unused-kinds',
    apply: 'build',
    transform: {
      filter: { id: unusedKinds.id },
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
          SwitchStatement: (found) => void (unusedKinds.of.test(code.slice(found.discriminant.start, found.discriminant.end)) && switches.push(found)),
        }).visit(program)
        for (const { cases } of switches) {
          // Whether what is done in the case before runs on into the next.
          let runsOn = false
          for (const { test, consequent, start, end } of cases) {
            const [first] = consequent
            const last = consequent.at(-1)
            const isUnused = test?.type === 'Literal' && unusedKinds.kinds.includes(Number(test.value))
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
        return { code: text.toString(), map: text.generateMap({ hires: true }) }
      },
    },
  }
}

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
        const missing = [...bodies.keys(), ...members]
        if (missing.length > 0) this.error(`${id} has no ${missing.join(', ')} any more: bin/leanPackages.ts leaves them out`)
        return { code: text.toString(), map: text.generateMap({ hires: true }) }
      },
    },
  }
}

/**
 * Signs that React throws to itself and only tells apart. Each is made as an error when React is read, which remembers where:
 * with a developer's tool at the page, Lighthouse among them, the browser then reads all of React once more for its lines.
 */
const signs = { id: reactInBrowsers, named: /^\w+Exception$/, count: 5 }

function withoutTraceOfSigns(): Plugin {
  return {
    name: 'without-trace-of-signs',
    apply: 'build',
    transform: {
      filter: { id: signs.id },
      handler(code, id) {
        const text = new MagicString(code)
        let found = 0
        new Visitor({
          VariableDeclarator({ id: declared, init }) {
            if (declared.type !== 'Identifier' || !signs.named.test(declared.name) || init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || init.callee.name !== 'Error') return
            text.overwrite(init.start, init.end, 'Object.create(Error.prototype)')
            found++
          },
        }).visit(this.parse(code))
        if (found !== signs.count) this.error(`${id} makes ${found} signs and not the ${signs.count} that bin/leanPackages.ts knows`)
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
        return { code: text.toString(), map: text.generateMap({ hires: true }) }
      },
    },
  }
}

/** What can be used no longer, wherever a developer would write it. */
const leftOut = [
  { id: /\/(?:src|machines)\/.*\.tsx?$/, code: /\b(?:startTransition\(async|(?:useTransition|useActionState|useOptimistic|useDeferredValue|useFormStatus|sendTo|sendParent|forwardTo|enqueueActions|getPersistedSnapshot)\()/ },
  { id: /\/src\/(?!prerender).*\.tsx$/, code: /(?:<(?:Activity|ViewTransition|SuspenseList|Profiler|select|title|meta|html|head|body)|\bonBeforeInput)\b/ },
]

function withoutWhatIsLeftOut(): Plugin[] {
  return leftOut.map(({ id: where, code: what }) => ({
    name: 'without-what-is-left-out',
    apply: 'build',
    transform: {
      order: 'pre',
      filter: { id: where, code: what },
      handler(code, id) {
        this.error(`${id} uses ${what.exec(code)?.[0]}, which bin/leanPackages.ts leaves out of the build`)
      },
    },
  }))
}

/** A file that a new version calls something else would pass all of the above by. (What is built for developers has other files of React's.) */
function knownFiles(): Plugin {
  const known = new Set([collection, ...[...unusedModules, ...unusedFunctions, ...unusedMembers, unusedKinds, signs].map(({ id }) => id)])
  return {
    name: 'known-files',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd(error) {
      if (error) return
      const read = [...this.getModuleIds()]
      const missing = [...known].filter((file) => !read.some((id) => file.test(id)))
      if (missing.length > 0) this.error(`no file of the site is called ${missing.join(' or ')} any more: bin/leanPackages.ts leaves out parts of them`)
    },
  }
}

export function leanPackages(): Plugin[] {
  return [...withoutWhatIsLeftOut(), withPlainCollection(), unnamedFunctions(), withoutUnusedModules(), withoutUnusedKinds(), withoutTraceOfSigns(), withoutUnusedCode(), knownFiles()]
}
