/** A specification that says something of every point, with a hole `§name§` in every place that is shown somewhere. */
const whole = `# Specification: §title§

An introduction. §introduction§

## 1. What the product does and for whom

It helps somebody. §purpose§

- **§audience§**: pays.

### Terms

- **§term§**: a word.

## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to |
| --- | --- | --- | --- | --- | --- |
| §screen§ | \`/§route§\` | Thing | \`GET /§call§\` | §target§ | §role§ |

## 3. Entities and their fields

### §entity§

| Field | Type | Required | Default | Rules | Meaning |
| --- | --- | --- | --- | --- | --- |
| §field§ | §type§ | yes | \`§default§\` | key | §meaning§ |

## 4. States and transitions

### Thing

- Governs: \`Thing.state\`

| From | Event | To | Who | When | Then |
| --- | --- | --- | --- | --- | --- |
| §state§ | §event§ | done | §role§ | \`§condition§\` | |

## 5. Validation rules

| Subject | Rule | Message |
| --- | --- | --- |
| §subject§ | at most 5 | §message§ |

## 6. Roles and permissions

| Action | §role§ |
| --- | --- |
| §action§ | yes |

## 7. The calls it makes

### GET /§call§

- Answers: 200 §answer§

## 8. The error catalogue

| Error | Status | Message | Handling |
| --- | --- | --- | --- |
| §error§ | 400 | “§shown§” | §handling§ |

## 9. Business constants and limits

| Constant | Value | Meaning |
| --- | --- | --- |
| §constant§ | §value§ | x |

<!-- ninefold: allow states/dead-end because §reason§ -->
`;

/** Every place of the specification that can be filled. */
export const places: readonly string[] = [
  ...new Set([...whole.matchAll(/§([a-z]+)§/g)].map((match) => match[1] ?? '')),
];

/** The specification with a text in one place, or in all of them, and an ordinary word in every other. */
export function fill(text: string, place?: string): string {
  const inCell = text.replaceAll('|', '\\|');
  return whole.replace(/§([a-z]+)§/g, (_hole, name: string) =>
    place === undefined || place === name ? inCell : `${name}X`,
  );
}
