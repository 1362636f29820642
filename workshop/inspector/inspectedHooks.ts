/** Stands in for XState's hooks in the site's own modules while it is developed: the same, with the inspector listening. */
import { useActorRef as useActorRefUnseen, useMachine as useMachineUnseen } from '@xstate/react'
import type { ActorOptions, AnyStateMachine } from 'xstate'
import { stage } from './stage.ts'

export { useSelector } from '@xstate/react'

type Options = ActorOptions<AnyStateMachine>

const seen = (options: Options | undefined): Options => ({ ...options, inspect: stage.listener(options?.input) })

export function useActorRef(machine: AnyStateMachine, options?: Options) {
  return useActorRefUnseen<AnyStateMachine>(machine, seen(options))
}

export function useMachine(machine: AnyStateMachine, options?: Options) {
  return useMachineUnseen<AnyStateMachine>(machine, seen(options))
}
