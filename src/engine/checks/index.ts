import { check as callsAmbiguousPaths } from './calls/ambiguous-paths.ts';
import { check as callsAnswerWithoutHandling } from './calls/answer-without-handling.ts';
import { check as callsBadStatus } from './calls/bad-status.ts';
import { check as callsDuplicateCall } from './calls/duplicate-call.ts';
import { check as callsErrorNotCatalogued } from './calls/error-not-catalogued.ts';
import { check as callsMadeByNobody } from './calls/made-by-nobody.ts';
import { check as callsMissesRequiredField } from './calls/misses-required-field.ts';
import { check as callsNoAnswer } from './calls/no-answer.ts';
import { check as callsNoFailure } from './calls/no-failure.ts';
import { check as callsOpenToNobody } from './calls/open-to-nobody.ts';
import { check as callsPayloadOnGet } from './calls/payload-on-get.ts';
import { check as callsUnknownPathParameter } from './calls/unknown-path-parameter.ts';
import { check as callsUnknownPayloadField } from './calls/unknown-payload-field.ts';
import type { Check } from './check.ts';
import { check as constantsDuplicateConstant } from './constants/duplicate-constant.ts';
import { check as constantsNoValue } from './constants/no-value.ts';
import { check as constantsUnitDiffers } from './constants/unit-differs.ts';
import { check as constantsUnknownConstant } from './constants/unknown-constant.ts';
import { check as constantsUnusedConstant } from './constants/unused-constant.ts';
import { check as constantsValueDiffers } from './constants/value-differs.ts';
import { check as documentAmbiguousName } from './document/ambiguous-name.ts';
import { check as documentDuplicatePoint } from './document/duplicate-point.ts';
import { check as documentEmptyPoint } from './document/empty-point.ts';
import { check as documentMissingPoint } from './document/missing-point.ts';
import { check as documentNotShown } from './document/not-shown.ts';
import { check as documentNumberTitleMismatch } from './document/number-title-mismatch.ts';
import { check as documentOpenQuestion } from './document/open-question.ts';
import { check as documentPointOrder } from './document/point-order.ts';
import { check as documentSameFactTwice } from './document/same-fact-twice.ts';
import { check as documentUnclearSetting } from './document/unclear-setting.ts';
import { check as documentUnknownName } from './document/unknown-name.ts';
import { check as documentUnread } from './document/unread.ts';
import { check as documentUntoldPoint } from './document/untold-point.ts';
import { check as documentUnusedWaiver } from './document/unused-waiver.ts';
import { check as documentWaiverWithoutReason } from './document/waiver-without-reason.ts';
import { check as entitiesCircularComputed } from './entities/circular-computed.ts';
import { check as entitiesCircularRequired } from './entities/circular-required.ts';
import { check as entitiesDefaultBreaksRule } from './entities/default-breaks-rule.ts';
import { check as entitiesDuplicateEntity } from './entities/duplicate-entity.ts';
import { check as entitiesDuplicateField } from './entities/duplicate-field.ts';
import { check as entitiesEmptyEnumeration } from './entities/empty-enumeration.ts';
import { check as entitiesFieldNeverRead } from './entities/field-never-read.ts';
import { check as entitiesFieldNeverSet } from './entities/field-never-set.ts';
import { check as entitiesMixedNaming } from './entities/mixed-naming.ts';
import { check as entitiesNoKey } from './entities/no-key.ts';
import { check as entitiesNotSaid } from './entities/not-said.ts';
import { check as entitiesOneSidedRelation } from './entities/one-sided-relation.ts';
import { check as entitiesUnknownType } from './entities/unknown-type.ts';
import { check as entitiesUnused } from './entities/unused.ts';
import { check as errorsDuplicateError } from './errors/duplicate-error.ts';
import { check as errorsNeverRaised } from './errors/never-raised.ts';
import { check as errorsNoHandling } from './errors/no-handling.ts';
import { check as errorsNoMessage } from './errors/no-message.ts';
import { check as errorsStatusDiffers } from './errors/status-differs.ts';
import { check as languageAndOr } from './language/and-or.ts';
import { check as languageEtc } from './language/etc.ts';
import { check as languageMixedModality } from './language/mixed-modality.ts';
import { check as languagePassiveWithoutActor } from './language/passive-without-actor.ts';
import { check as languageUnbounded } from './language/unbounded.ts';
import { check as languageVague } from './language/vague.ts';
import { check as productAudienceWithoutRole } from './product/audience-without-role.ts';
import { check as productNoAudience } from './product/no-audience.ts';
import { check as productNoPurpose } from './product/no-purpose.ts';
import { check as productTermDrift } from './product/term-drift.ts';
import { check as rolesAllowedAndForbidden } from './roles/allowed-and-forbidden.ts';
import { check as rolesNobodyMay } from './roles/nobody-may.ts';
import { check as rolesNotSaid } from './roles/not-said.ts';
import { check as rolesOwnWithoutOwner } from './roles/own-without-owner.ts';
import { check as rolesRoleWithoutPermission } from './roles/role-without-permission.ts';
import { check as rolesUndeclaredRole } from './roles/undeclared-role.ts';
import { check as rolesUnknownAction } from './roles/unknown-action.ts';
import { check as rolesUnusedRole } from './roles/unused-role.ts';
import { check as rulesConflictingRules } from './rules/conflicting-rules.ts';
import { check as rulesEmptyRange } from './rules/empty-range.ts';
import { check as rulesExpressionError } from './rules/expression-error.ts';
import { check as rulesInvalidPattern } from './rules/invalid-pattern.ts';
import { check as rulesNoMessage } from './rules/no-message.ts';
import { check as rulesNumberIsAConstant } from './rules/number-is-a-constant.ts';
import { check as rulesRequiredAndOptional } from './rules/required-and-optional.ts';
import { check as rulesSlowPattern } from './rules/slow-pattern.ts';
import { check as rulesUncheckedPayload } from './rules/unchecked-payload.ts';
import { check as rulesUnknownSubject } from './rules/unknown-subject.ts';
import { check as rulesWrongType } from './rules/wrong-type.ts';
import { check as screensAmbiguousRoutes } from './screens/ambiguous-routes.ts';
import { check as screensCallForbidden } from './screens/call-forbidden.ts';
import { check as screensDuplicateRoute } from './screens/duplicate-route.ts';
import { check as screensNoWayOut } from './screens/no-way-out.ts';
import { check as screensNotSaid } from './screens/not-said.ts';
import { check as screensOpenToNobody } from './screens/open-to-nobody.ts';
import { check as screensUnknownCall } from './screens/unknown-call.ts';
import { check as screensUnknownEntity } from './screens/unknown-entity.ts';
import { check as screensUnknownParameter } from './screens/unknown-parameter.ts';
import { check as screensUnknownTarget } from './screens/unknown-target.ts';
import { check as screensUnreachable } from './screens/unreachable.ts';
import { check as statesAmbiguousTransition } from './states/ambiguous-transition.ts';
import { check as statesDeadEnd } from './states/dead-end.ts';
import { check as statesEnumerationDiffers } from './states/enumeration-differs.ts';
import { check as statesNeverEnabled } from './states/never-enabled.ts';
import { check as statesNoInitial } from './states/no-initial.ts';
import { check as statesNoWayToEnd } from './states/no-way-to-end.ts';
import { check as statesSeveralInitial } from './states/several-initial.ts';
import { check as statesStateFieldNotSet } from './states/state-field-not-set.ts';
import { check as statesThenUnknownField } from './states/then-unknown-field.ts';
import { check as statesTransitionForNobody } from './states/transition-for-nobody.ts';
import { check as statesTransitionWithoutCall } from './states/transition-without-call.ts';
import { check as statesUnguardedTime } from './states/unguarded-time.ts';
import { check as statesUnknownState } from './states/unknown-state.ts';
import { check as statesUnreachable } from './states/unreachable.ts';

/** Every check that runs as one writes, one a line, by id. Each has its file and its page beside it. */
export const checks: readonly Check[] = [
  callsAmbiguousPaths,
  callsAnswerWithoutHandling,
  callsBadStatus,
  callsDuplicateCall,
  callsErrorNotCatalogued,
  callsMadeByNobody,
  callsMissesRequiredField,
  callsNoAnswer,
  callsNoFailure,
  callsOpenToNobody,
  callsPayloadOnGet,
  callsUnknownPathParameter,
  callsUnknownPayloadField,
  constantsDuplicateConstant,
  constantsNoValue,
  constantsUnitDiffers,
  constantsUnknownConstant,
  constantsUnusedConstant,
  constantsValueDiffers,
  documentAmbiguousName,
  documentDuplicatePoint,
  documentEmptyPoint,
  documentMissingPoint,
  documentNotShown,
  documentNumberTitleMismatch,
  documentOpenQuestion,
  documentPointOrder,
  documentSameFactTwice,
  documentUnclearSetting,
  documentUnknownName,
  documentUnread,
  documentUntoldPoint,
  documentUnusedWaiver,
  documentWaiverWithoutReason,
  entitiesCircularComputed,
  entitiesCircularRequired,
  entitiesDefaultBreaksRule,
  entitiesDuplicateEntity,
  entitiesDuplicateField,
  entitiesEmptyEnumeration,
  entitiesFieldNeverRead,
  entitiesFieldNeverSet,
  entitiesMixedNaming,
  entitiesNoKey,
  entitiesNotSaid,
  entitiesOneSidedRelation,
  entitiesUnknownType,
  entitiesUnused,
  errorsDuplicateError,
  errorsNeverRaised,
  errorsNoHandling,
  errorsNoMessage,
  errorsStatusDiffers,
  languageAndOr,
  languageEtc,
  languageMixedModality,
  languagePassiveWithoutActor,
  languageUnbounded,
  languageVague,
  productAudienceWithoutRole,
  productNoAudience,
  productNoPurpose,
  productTermDrift,
  rolesAllowedAndForbidden,
  rolesNobodyMay,
  rolesNotSaid,
  rolesOwnWithoutOwner,
  rolesRoleWithoutPermission,
  rolesUndeclaredRole,
  rolesUnknownAction,
  rolesUnusedRole,
  rulesConflictingRules,
  rulesEmptyRange,
  rulesExpressionError,
  rulesInvalidPattern,
  rulesNoMessage,
  rulesNumberIsAConstant,
  rulesRequiredAndOptional,
  rulesSlowPattern,
  rulesUncheckedPayload,
  rulesUnknownSubject,
  rulesWrongType,
  screensAmbiguousRoutes,
  screensCallForbidden,
  screensDuplicateRoute,
  screensNoWayOut,
  screensNotSaid,
  screensOpenToNobody,
  screensUnknownCall,
  screensUnknownEntity,
  screensUnknownParameter,
  screensUnknownTarget,
  screensUnreachable,
  statesAmbiguousTransition,
  statesDeadEnd,
  statesEnumerationDiffers,
  statesNeverEnabled,
  statesNoInitial,
  statesNoWayToEnd,
  statesSeveralInitial,
  statesStateFieldNotSet,
  statesThenUnknownField,
  statesTransitionForNobody,
  statesTransitionWithoutCall,
  statesUnguardedTime,
  statesUnknownState,
  statesUnreachable,
];
