import { describe, expect, it } from 'vitest';
import { withoutOrnaments, withoutTrimmings } from '../../../src/engine/syntax/ornaments.ts';

describe('pictographs before a text', () => {
  it.each([
    ['## 📌 Screens', '##    Screens'],
    ['## 2. 🖥️ Screens', '## 2.     Screens'],
    ['## 1️⃣ Product', '## 1.  Product'],
    ['- 🔹 **Crane**: lifts', '-    **Crane**: lifts'],
    ['- **🔹 Crane**: lifts\n- **⚓ Pier**: lies', '-    **Crane**: lifts\n-   **Pier**: lies'],
    ['| 🔒 Log in | ⚓ `/pier` |', '|    Log in |   `/pier` |'],
    ['👩‍🔧 Harbour master', '      Harbour master'],
  ])('say nothing of it: %s', (written, read) => expect(withoutOrnaments(written)).toBe(read));

  it.each([
    '| Master | ✅ | ❌ |',
    '- ✅ open the gate',
    '- ⚠️ only at low tide',
    'Press ⏹ to stop the crane',
    '| ⚓ |',
    'Draft → Moored ➜ Gone',
    '🔒 = the master only',
    '- 🔒 means the master only',
    '| Master | ● (own) |',
    '1. Crane',
  ])('are read, or stay, in: %s', (written) => expect(withoutOrnaments(written)).toBe(written));
});

describe('what stands behind a heading', () => {
  it.each([
    ['## Screens {#screens}', '## Screens           '],
    ['## Screens {: .wide #screens} ##', '## Screens                    ##'],
    ['## Screens 🚀', '## Screens   '],
    ['Screens 🚀\n-----', 'Screens   \n-----'],
  ])('says nothing of it: %s', (written, read) => expect(withoutTrimmings(written)).toBe(read));

  it.each(['### GET /piers/{id}', '### Crane {idle}', '## 🚀', '# Piers 🚀 and cranes'])(
    'stays in: %s',
    (written) => expect(withoutTrimmings(written)).toBe(written),
  );
});

it('looks for pictographs in no more time than the length of a text asks for', () => {
  for (const source of [
    '🔹'.repeat(100_000),
    '🔹 '.repeat(100_000),
    ' '.repeat(200_000),
    '{#'.repeat(100_000),
  ]) {
    const text = `${source} x 🔹 x`;
    expect(withoutTrimmings(withoutOrnaments(text)).length).toBe(text.length);
  }
});
