import type { Marker, Model } from '../model/model.ts';
import { fold } from '../model/name-index.ts';
import { type PointId, pointIds, points } from '../points.ts';
import type { Input, Report } from './check.ts';
import { pointQuestions } from './point-questions.ts';
import { elementsOf, inside } from './scope.ts';

/** What checks of markers read: the text of every point and of the introduction. */
export const markerInputs: readonly Input[] = ['outline', ...pointIds.map((id) => `${id}-text` as const)];

/**
 * What markers have in common that stand in one column or row: "the message of …", "whether Client may …". They
 * are one thing that the material does not show, in many places.
 */
function causeOf(marker: Marker): string | undefined {
  const common = /^(?:whether .+? may|.+? of)(?= )/i.exec(marker.subject)?.[0];
  return common && `${marker.is} ${common}`;
}

/** Whether a marker speaks of its point as a whole. */
function isWhole(model: Model, point: PointId, subject: string): boolean {
  const { shown } = model.points[point];
  const names = [points[point].subject, points[point].title].map(fold);
  return names.includes(fold(subject)) || (subject === '' && (shown === 'not-shown' || shown === 'open'));
}

/** A label such as "Fields" as what it is of: "the fields of “Line”", by the innermost element around it. */
function spelledOut(model: Model, point: PointId, marker: Marker, label: string): string {
  const around = elementsOf(model, point)
    .filter(({ at, name }) => name !== '' && inside(marker.at, at) && !fold(label).includes(fold(name)))
    .sort((one, other) => one.at.to - one.at.from - (other.at.to - other.at.from));
  const [innermost] = around;
  return `the ${label.charAt(0).toLowerCase()}${label.slice(1)}${innermost ? ` of “${innermost.name}”` : ''}`;
}

/** The question that a marker leaves open, in the words that stand beside it. */
function questionOf(model: Model, point: PointId | undefined, marker: Marker): string {
  if (marker.question !== '') return marker.question;
  const subject = marker.subject.trim().replace(/[.:]$/, '');
  if (point && isWhole(model, point, subject)) return pointQuestions[point];
  if (subject === '') return 'What belongs here?';
  if (/\?$/.test(subject)) return subject;
  const may = /^whether (.+?) may (.+)$/i.exec(subject);
  if (may) return `May ${may[1]} ${may[2]}?`;
  if (/^(?:who|what|which|when|where|how|whether)\b/i.test(subject)) return `Do you know ${subject}?`;
  const label = /^[A-Z][a-z]+(?: [a-z]+){0,2}$/.test(subject);
  const asked = label && point ? spelledOut(model, point, marker, subject) : subject;
  if (!/^the\b/i.test(asked)) return `What is known of this: ${asked}?`;
  return /^the (?:[a-z]+ )?[a-z]+[^s\W]s\b/i.test(asked) && !/^the (?:status|address|process)\b/i.test(asked)
    ? `What are ${asked}?`
    : `What is ${asked}?`;
}

/** A question for every marker of a kind, in the order of the points. `add` is said behind it. */
export function reportMarkers(model: Model, is: Marker['is'], add: string): readonly Report[] {
  return [undefined, ...pointIds].flatMap((point) =>
    (point ? model.points[point] : model.introduction).markers
      .filter((marker) => marker.is === is)
      .map((marker): Report => {
        const cause = causeOf(marker);
        const message = questionOf(model, point, marker) + add;
        return { at: marker.at, message, ...(cause === undefined ? {} : { cause }) };
      }),
  );
}
