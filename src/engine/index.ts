/**
 * The engine's only door. Text comes in, a specification comes out; an edit of a specification gives the next
 * one, reading only what the edit touched.
 *
 *   text → syntax (blocks with places) → model (facts of nine points) → checks (findings) → edits (changes of text)
 */

export { type Answers, answersIn } from './answers.ts';
export { applyChanges, mapPosition } from './change.ts';
export type { Check } from './checks/check.ts';
export { checks } from './checks/index.ts';
export type { Level, Levels } from './checks/levels.ts';
export { type CheckPage, type Example, readPage } from './checks/page.ts';
export { completeDirective } from './complete-directive.ts';
export { type CompletionOption, type Completions, complete } from './edits/complete.ts';
export { offersAt } from './edits/fix/offers.ts';
export { waivedBy } from './edits/fix/waive.ts';
export { changesFor, offeredFixes } from './edits/fix.ts';
export { type FormatScope, type Formatted, format } from './edits/format.ts';
export { print } from './edits/print.ts';
export { type Renaming, rename } from './edits/rename.ts';
export { setCell } from './edits/set-cell.ts';
export type { Change, Finding, Fix, Related, Severity, Slot } from './finding.ts';
export { asksPerson, severities } from './finding.ts';
export { addsNotShown, type FixedAll, fixAll, onlyFix } from './fix-all.ts';
export { modelAsJson, modelSchema } from './json.ts';
export { limits } from './limits.ts';
export { errorCarried } from './model/derived/raised-errors.ts';
export { find } from './model/derived/resolve.ts';
export { stretchesOf } from './model/derived/stretches.ts';
export type * from './model/domain-elements.ts';
export type * from './model/element.ts';
export type * from './model/entities/words/field-type.ts';
export { type Facts, facts } from './model/facts.ts';
export type * from './model/interface-elements.ts';
export type * from './model/model.ts';
export type { How, Stated } from './model/stated.ts';
export type * from './model-json.ts';
export { outsideFacts } from './outside-facts.ts';
export type { Place } from './place.ts';
export type { Point, PointId } from './points.ts';
export { pointIds, points } from './points.ts';
export { printLast } from './print-last.ts';
export { questionsAsMarkdown } from './question-list.ts';
export { edit, type GoesOn, read, type Specification } from './specification.ts';
export { DocumentTooLarge } from './syntax/document.ts';
export type { CallsView, CallView } from './views/calls.ts';
export type { ConstantsView, ConstantView } from './views/constants.ts';
export type * from './views/drawing.ts';
export type { EntitiesView, EntityView } from './views/entities.ts';
export type { CauseView, ErrorsView } from './views/errors.ts';
export type * from './views/graph.ts';
export { graphAsMermaid, type MermaidForm } from './views/graph-as-mermaid.ts';
export { type GraphPart, graphParts } from './views/graph-parts.ts';
export { type MovedConstant, type MovedRule, movedConstant } from './views/moved-constant.ts';
export { type NameCard, type NameUse, type NameUses, nameCard, nameUses } from './views/name-card.ts';
export { type Mention, neighbourhoodGraph, neighboursOf } from './views/neighbourhood.ts';
export type { ProductView } from './views/product.ts';
export type { ReferencesView, WebElement } from './views/references.ts';
export type { PermissionCell, RolesView } from './views/roles.ts';
export type { Boundary, RulesView, RuleView, SubjectView, TrialInput } from './views/rules.ts';
export type { RouteBranch, ScreensView, ScreenView } from './views/screens.ts';
export type { LifecycleView, StatesView } from './views/states.ts';
export type { Told } from './views/told.ts';
export { type Attempt, type Trial, tryValues } from './views/trial.ts';
export { elementsNamed, type SoughtElement, type WebAround, webAround } from './views/web-around.ts';
export { type View, type ViewId, viewOf } from './views.ts';
