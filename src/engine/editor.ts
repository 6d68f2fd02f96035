/**
 * The light door: what an editor needs on the main thread, without the reading, the checks and the edits.
 * The guarded parser is the engine's own, so that the editor and the reading agree and neither can be stalled.
 */
export { applyChanges } from './change.ts';
export { lineChanges } from './edits/line-changes.ts';
export type { Severity } from './finding.ts';
export { severities } from './finding.ts';
export { limits } from './limits.ts';
export type { Point, PointId } from './points.ts';
export { pointIds, points } from './points.ts';
export { frontMatterEnd } from './syntax/front-matter.ts';
export { parser } from './syntax/parser.ts';
export type { NameCard, NameUses } from './views/name-card.ts';
export { partsAround } from './views/parts.ts';
