import type { Finding } from './finding.ts';
import { shownValue } from './model/stated.ts';
import { type PointId, pointIds, points } from './points.ts';
import type { Specification } from './specification.ts';

/** The 1-based line of an offset. */
function lineOf(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++;
  return line;
}

/** Text on one line, so that it stays one item of the list. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function isQuestion(finding: Finding): boolean {
  return finding.severity === 'gap' || finding.check === 'document/open-question';
}

/**
 * What is not shown and what is open, as a Markdown list with checkboxes for whoever must answer: one heading a
 * point, each question with the line it is about, in the order of the text. Waived questions are left out.
 */
export function questionsAsMarkdown({ text, model, findings }: Specification): string {
  const title = shownValue(model.title);
  const questions = findings.filter(isQuestion).sort((a, b) => a.at.from - b.at.from);
  const about = title === undefined ? '# Questions' : `# Questions about ${oneLine(title)}`;
  if (questions.length === 0) return `${about}\n\nNo questions are open.\n`;
  const count = questions.length === 1 ? 'One question is open.' : `${questions.length} questions are open.`;
  const sections = [undefined, ...pointIds].flatMap((id) => section(id, questions, text));
  return `${[about, count, ...sections].join('\n\n')}\n`;
}

function section(id: PointId | undefined, questions: readonly Finding[], text: string): string[] {
  const own = questions.filter((question) => question.point === id);
  if (own.length === 0) return [];
  const heading = id === undefined ? '## The whole document' : `## ${points[id].number}. ${points[id].title}`;
  const items = own.map(({ message, at }) => `- [ ] ${oneLine(message)} (line ${lineOf(text, at.from)})`);
  return [heading, [...new Set(items)].join('\n')];
}
