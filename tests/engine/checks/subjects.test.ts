import { expect, test } from 'vitest';
import { findingsOf } from './findings-of.ts';

const text = (subject: string): string => `## 3. Entities and their fields

### Webhook

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| id | uuid | yes | | key | |
| url | url | yes | | | |

## 5. Validation rules

| Subject | Rule |
| --- | --- |
| ${subject} | No larger than 80 |
| Webhook | required |
`;

test.each([
  ['Webhook URL', 0],
  ['webhook url', 0],
  ['Webhooks', 0],
  ['Webhokk', 1],
  ['Webhook.urll', 1],
] as const)('a rule about “%s”: %i unknown', (subject, count) => {
  expect(findingsOf('rules/unknown-subject', text(subject))).toHaveLength(count);
});
