import { afterEach, expect, test, vi } from 'vitest'
import { findNginx } from '../../bin/findNginx.ts'

afterEach(() => vi.unstubAllEnvs())

test('an nginx that is named and does not answer is told, and not left out', () => {
  vi.stubEnv('NGINX_PATH', '/nope')
  expect(findNginx).toThrow('NGINX_PATH is “/nope”: no nginx answers there.')
})

test('one that is named is taken, and where none is named, none may be there', () => {
  vi.stubEnv('NGINX_PATH', process.execPath)
  expect(findNginx()).toBe(process.execPath)
  vi.stubEnv('NGINX_PATH', '')
  expect(findNginx).not.toThrow()
})
