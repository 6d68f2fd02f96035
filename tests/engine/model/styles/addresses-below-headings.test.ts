import { describe, expect, it } from 'vitest';
import { modelAsJson, read } from '../../../../src/engine/index.ts';

const screens = (text: string) =>
  modelAsJson(read(`# Harbour\n\n## 2. Screens and routes\n\n${text}\n`).model).screens.map(
    ({ name, route }) => `${name} ${route ?? '–'}`,
  );

describe('an address with which the text below a heading begins', () => {
  it.each([
    '### Boats\n\n`/boats`\n\nAll that are moored.\n\n### Quay\n\n`/quays/:id`',
    '### Boats\n\n`/boats` – all that are moored.\n\n### Quay\n\n`/quays/:id` – one of them.',
    '### Boats\n\n`/boats` shows all that are moored.\n\n### Quay\n\n`/quays/:id` shows one of them.',
    '### Boats\n\nAt `/boats`. All that are moored.\n\n### Quay\n\nAt `/quays/:id`.',
  ])('is that of the screen it names: %j', (text) =>
    expect(screens(text)).toEqual(['Boats /boats', 'Quay /quays/:id']),
  );

  it.each([
    '### Public pages\n\n`/boats` shows boats.',
    '### Boats and quays\n\n`/boats` shows boats.',
    '### Boats\n\n`/boats` shows boats, `/quays` shows quays.',
  ])('is not, where the heading names several, or others stand beside it: %j', (text) => {
    for (const screen of screens(text))
      expect(screen).not.toMatch(/^(?:Public pages|Boats and quays|Boats) \//);
  });

  it('behind a name in bold type is that of the name, whatever stands in the next line', () =>
    expect(
      screens('**Boats** (`/boats`)\nAll that are moored.\n\n**Quay** (`/quays/:id`)\nOne of them.'),
    ).toEqual(['Boats /boats', 'Quay /quays/:id']));
});
