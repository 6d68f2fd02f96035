import { describe, expect, it } from 'vitest';
import { modelAsJson } from '../../../../src/engine/index.ts';
import { edit, read, type Specification } from '../../../../src/engine/specification.ts';

const entities = '- **Boat**: name, length\n- **Berth permit**: number\n- **Oar**: wood';

const lifecycles = (text: string, things = entities): readonly string[] =>
  modelAsJson(
    read(
      `# Harbour\n\n## 3. Entities and their fields\n\n${things}\n\n## 4. States and transitions\n\n${text}\n`,
    ).model,
  ).lifecycles.map(
    ({ name, states }) =>
      `${name}: ${states
        .map((each) => each.name.toLowerCase())
        .toSorted()
        .join(', ')}`,
  );

describe('paragraphs that begin with the things of point 3', () => {
  it('are each of their thing, and so is what stands below one', () => {
    const text = [
      'Boats are built by hand, and what they go through is simple.',
      '| From | To |\n|---|---|\n| moored | afloat |\n| afloat | moored |',
      'Berth permits that somebody asks for are created as Requested. The master may turn one from Requested to Granted.',
    ].join('\n\n');
    expect(lifecycles(text).toSorted()).toEqual(['Berth permit: granted, requested', 'Boat: afloat, moored']);
  });

  it('line by line, where each begins in bold type', () => {
    const text =
      '**Boat**: it starts as *moored*, and casting off makes it *afloat*.\n**Berth permit**: opened as *requested*; the master makes it *granted* or *refused*.';
    expect(lifecycles(text).toSorted()).toEqual([
      'Berth permit: granted, refused, requested',
      'Boat: afloat, moored',
    ]);
  });

  it('a state in whose name that of a thing stands is one still', () => {
    const text = 'Oars go from cut to board.\n\nBoats go from moored to afloat.';
    expect(lifecycles(text).toSorted()).toEqual(['Boat: afloat, moored', 'Oar: board, cut']);
  });

  it('a paragraph about one of them parts nothing', () => {
    const text = 'Boats become afloat when they are moored and the rope is cast off: moored → afloat.';
    expect(lifecycles(text)).toHaveLength(1);
  });

  it('where point 3 names other things, nothing is told of these', () => {
    const text =
      'Berth permits are created as Requested. The master may turn one from Requested to Granted.\n\nBoats start as moored and go from moored to afloat.';
    expect(lifecycles(text, '- **Kite**: colour\n- **String**: length').join()).not.toMatch(/kite|string/i);
  });

  it('an edit of a thing in point 3 is heard in point 4', () => {
    const text =
      '# Harbour\n\n## 3. Entities and their fields\n\n- **Bost**: name\n- **Oar**: wood\n\n## 4. States and transitions\n\nBoats are built, then moored. They go from moored to afloat.\n\nOars go from whole to broken.\n';
    const at = text.indexOf('Bost') + 2;
    const named = ({ model }: Specification) => modelAsJson(model).lifecycles.map(({ name }) => name);
    const before = read(text);
    expect(named(before)).not.toEqual(['Boat', 'Oar']);
    const after = edit(before, [{ from: at, to: at + 1, insert: 'a' }]);
    expect(named(after)).toEqual(named(read(text.replace('Bost', 'Boat'))));
    expect(named(after)).toEqual(['Boat', 'Oar']);
  });
});
