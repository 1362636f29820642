import { expect, test } from 'vitest'
import { readAudit } from '../../bin/readAudit.ts'

test('a known hole in what ships is named', () => {
  const printed = JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: { 'react-dom': { name: 'react-dom', severity: 'critical', isDirect: true, via: [{ title: 'A hole' }], range: '19.0.0', fixAvailable: true } },
    metadata: { vulnerabilities: { total: 1 } },
  })
  expect(readAudit(printed)).toEqual({ kind: 'holes', packages: ['react-dom (critical)'] })
})

test('no hole is no complaint', () => {
  expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } }))).toEqual({ kind: 'clean' })
})

test.each([
  ['a registry without this service', '{"message":"405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk","method":"POST"}', '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk'],
  ['no network', '{"error":{"code":"ENOTFOUND","summary":"request to https://registry.example failed"}}', 'request to https://registry.example failed'],
  ['an error without words', '{"error":{"code":"EAUDIT","summary":""},"message":""}', 'npm gave no report'],
  ['a list in the place of the report', '{"vulnerabilities":[]}', 'npm gave no report'],
  ['nothing at all', '', 'npm gave no answer'],
  ['what is no JSON', 'npm error', 'npm gave no answer'],
])('%s is said to be unknown, never clean', (_, printed, reason) => {
  expect(readAudit(printed)).toEqual({ kind: 'unknown', reason })
})
