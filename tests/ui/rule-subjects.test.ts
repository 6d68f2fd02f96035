import { expect, test } from 'vitest';
import { read, viewOf } from '../../src/engine/index.ts';
import { labelledSubjects } from '../../src/ui/rule-view/rule-subjects.ts';

test('what is called the same in several forms is offered with the title of its form', () => {
  const { model } = read(
    '# Board\n\n## 5. Validation rules\n\n### Post\n\n- `title`: at most 9 characters\n- `text`: required\n\n### Site\n\n- `title`: at most 7 characters\n',
  );
  const subjects = labelledSubjects(viewOf(model, 'rules').subjects);
  expect([...subjects.keys()]).toEqual(['title · Post', 'text', 'title · Site']);
  expect(subjects.get('title · Site')?.rules[0]?.text).toBe('at most 7 characters');
});
