import { describe, expect, it } from 'vitest';
import { questionsAsMarkdown, read } from '../../src/engine/index.ts';

describe('questions as Markdown', () => {
  it('lists what is not shown and open by point, with checkboxes and lines', () => {
    const text = `# Specification: Shop

## 2. Screens and routes

| Screen | Route | Shows | Calls | Leads to | Open to |
| --- | --- | --- | --- | --- | --- |
| Home | not shown | none | none | none | none |

## 9. Business constants and limits

| Constant | Value |
| --- | --- |
| MAX | ? |
`;
    const list = questionsAsMarkdown(read(text));
    const [head = '', ...sections] = list.split('\n## ');
    expect(head).toContain('# Questions about Shop\n\n');
    const section = (title: string): string => sections.find((each) => each.includes(title)) ?? '';
    expect(section('Screens and routes')).toMatch(/^- \[ \] .*\(line 7\)$/m);
    expect(section('Business constants')).toMatch(/^- \[ \] .*\(line 13\)$/m);
  });

  it('says so when nothing is open', () => {
    const specification = { ...read('# Specification: Shop\n'), findings: [] };
    expect(questionsAsMarkdown(specification)).toBe('# Questions about Shop\n\nNo questions are open.\n');
  });
});
