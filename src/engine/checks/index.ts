import type { Check } from './check.ts';
import { check as documentAmbiguousName } from './document/ambiguous-name.ts';
import { check as documentDuplicatePoint } from './document/duplicate-point.ts';
import { check as documentMissingPoint } from './document/missing-point.ts';
import { check as documentNotShown } from './document/not-shown.ts';
import { check as documentNumberTitleMismatch } from './document/number-title-mismatch.ts';
import { check as documentOpenQuestion } from './document/open-question.ts';
import { check as documentPointOrder } from './document/point-order.ts';
import { check as documentSameFactTwice } from './document/same-fact-twice.ts';
import { check as documentUnknownName } from './document/unknown-name.ts';
import { check as documentUnread } from './document/unread.ts';
import { check as documentUnusedWaiver } from './document/unused-waiver.ts';
import { check as documentWaiverWithoutReason } from './document/waiver-without-reason.ts';
import { check as productAudienceWithoutRole } from './product/audience-without-role.ts';
import { check as productNoAudience } from './product/no-audience.ts';
import { check as productNoPurpose } from './product/no-purpose.ts';
import { check as screensAmbiguousRoutes } from './screens/ambiguous-routes.ts';
import { check as screensCallForbidden } from './screens/call-forbidden.ts';
import { check as screensDuplicateRoute } from './screens/duplicate-route.ts';
import { check as screensNoWayOut } from './screens/no-way-out.ts';
import { check as screensOpenToNobody } from './screens/open-to-nobody.ts';
import { check as screensUnknownCall } from './screens/unknown-call.ts';
import { check as screensUnknownEntity } from './screens/unknown-entity.ts';
import { check as screensUnknownParameter } from './screens/unknown-parameter.ts';
import { check as screensUnknownTarget } from './screens/unknown-target.ts';
import { check as screensUnreachable } from './screens/unreachable.ts';

/** Every check that runs as one writes, one a line, by id. Each has its file and its page beside it. */
export const checks: readonly Check[] = [
  documentAmbiguousName,
  documentDuplicatePoint,
  documentMissingPoint,
  documentNotShown,
  documentNumberTitleMismatch,
  documentOpenQuestion,
  documentPointOrder,
  documentSameFactTwice,
  documentUnknownName,
  documentUnread,
  documentUnusedWaiver,
  documentWaiverWithoutReason,
  productAudienceWithoutRole,
  productNoAudience,
  productNoPurpose,
  screensAmbiguousRoutes,
  screensCallForbidden,
  screensDuplicateRoute,
  screensNoWayOut,
  screensOpenToNobody,
  screensUnknownCall,
  screensUnknownEntity,
  screensUnknownParameter,
  screensUnknownTarget,
  screensUnreachable,
];
