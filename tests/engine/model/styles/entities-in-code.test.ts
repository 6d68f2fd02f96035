import { describe, expect, it } from 'vitest';
import { readPoint } from './read-point.ts';

const entities = (language: string, code: string): string[] =>
  readPoint('entities', `\`\`\`${language}\n${code}\n\`\`\``).entities.map(
    (each) => `${each.name}: ${each.fields.map(({ name }) => name).join(', ')}`,
  );

describe('entities in fences of many languages', () => {
  it.each([
    [
      'java',
      'public class Boat {\n  private final Long id;\n  private String name;\n  public String getName() {\n    return name;\n  }\n}',
      'Boat: id, name',
    ],
    [
      'csharp',
      'public class Boat\n{\n  public int Id { get; set; }\n  public string Name { get; set; }\n}',
      'Boat: Id, Name',
    ],
    ['csharp', 'public record Boat(Guid Id, string Name);', 'Boat: Id, Name'],
    [
      'kotlin',
      'data class Boat(\n  val id: Long,\n  @Size(max = 40) val name: String?,\n)',
      'Boat: id, name',
    ],
    ['proto', 'message Boat {\n  string name = 1;\n  repeated int32 lengths = 2;\n}', 'Boat: name, lengths'],
    [
      'ts',
      'export const BoatSchema = z.object({\n  name: z.string().min(1),\n  length: z.number(),\n});',
      'Boat: name, length',
    ],
    [
      'js',
      'const boatSchema = new mongoose.Schema({\n  name: { type: String, required: true },\n  length: Number,\n});',
      'boat: name, length',
    ],
    [
      'ts',
      'interface Boat {\n  name: string;\n  berth: { quay: string; number: number };\n}',
      'Boat: name, berth',
    ],
    [
      'python',
      'class Boat(models.Model):\n    name = models.CharField(max_length=40)\n    berth = models.ForeignKey(Berth, on_delete=models.CASCADE)',
      'Boat: name, berth',
    ],
    [
      'ruby',
      'create_table "boats" do |t|\n  t.string "name", null: false\n  t.integer "length"\n  t.index ["name"]\nend',
      'boats: name, length',
    ],
    ['dbml', 'Table boats {\n  id integer [pk]\n  name varchar\n}', 'boats: id, name'],
    ['yaml', 'entities:\n  Boat:\n    name: string\n    length: integer', 'Boat: name, length'],
    [
      'yaml',
      'Boat:\n  description: floats\n  fields:\n    - name: name\n      type: string\n    - length',
      'Boat: name, length',
    ],
    ['yaml', '- entity: Boat\n  fields: [name, length]', 'Boat: name, length'],
    [
      'yaml',
      'components:\n  schemas:\n    Boat:\n      type: object\n      properties:\n        name: { type: string }\n        length:\n          type: integer',
      'Boat: name, length',
    ],
    [
      'json',
      '{ "Boat": { "type": "object", "properties": { "name": { "type": "string" }, "length": { "type": "integer" } } } }',
      'Boat: name, length',
    ],
  ])('%s: %s', (language, code, expected) => expect(entities(language, code)).toEqual([expected]));

  it('types and what is required', () => {
    const [boat] = readPoint(
      'entities',
      '```yaml\nBoat:\n  fields:\n    name: { type: string, required: true }\n```',
    ).entities;
    expect(boat?.fields[0]).toMatchObject({ type: 'text', required: true });
  });

  it.each([
    ['yaml', 'database:\n  host: localhost\n  port: 5432'],
    [
      'yaml',
      'requestBody:\n  content:\n    application/json:\n      schema:\n        properties:\n          name: { type: string }',
    ],
    ['js', 'const app = express({\n  name: "boats",\n});'],
  ])('no entities: %s', (language, code) => expect(entities(language, code)).toEqual([]));
});
