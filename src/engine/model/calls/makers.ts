import type { Inline } from '../../syntax/block.ts';
import { wording } from '../../syntax/wording.ts';
import type { Reference } from '../element.ts';
import type { Call, Maker } from '../interface-elements.ts';
import { listOf, shown } from '../stated.ts';
import { listed, referenceIn } from '../words/names.ts';

/** Words for programmes and machines that make calls, where no screen does; at the end of what they are called. */
const machine =
  '(?:apps?|applications?|sdks?|devices?|scripts?|schedulers?|cron(?: ?jobs?)?|jobs?|workers?|daemons?|bots?|crawlers?|agents?|monitor(?:s|ing)?|probes?|load balancers?|prox(?:y|ies)|gateways?|servers?|systems?|services?|instances?|plugins?|extensions?|integrations?|connectors?|providers?|programs?|programmes?|tools?|hubs?|webhooks?|runners?|trackers?|widgets?|sensors?|terminals?|machines?|partners?|third part(?:y|ies)|readers?|(?:api|external|mobile|desktop) clients?)';
/** Somebody of a proper name: `Stripe`, `Google Play`. */
const proper = '\\p{Lu}[\\p{L}\\d]+(?: \\p{Lu}[\\p{L}\\d]+){0,2}(?= *(?:[.,;:)–—]|$))';
const article = '(?:(?:the|an?|another|other|every|each|any|our|its) )?';
/** A programme: "the student information system", "other instances". */
const one = `${article}(?:[\\p{L}\\d-]+ ){0,3}${machine}(?![\\p{L}\\d-])`;
/** One or several. */
const some = `${one}(?:(?:,| and|, and| or)(?: by)? ${one})*`;

/** What a call takes that somebody else sends. */
const taken =
  '(?:(?:takes?|receives?|accepts?|incoming)\\s+)?(?:the |an? )?(?:webhooks?|callbacks?|events?|notifications?|activit(?:y|ies)|deliver(?:y|ies)|messages?)';
const made =
  '(?:called|used|polled|hit|requested|invoked|queried|consumed|triggered|posted|sent|fetched|made)';
/** What somebody follows from a message: "the link in the sign-in email", "the emailed cancel link". */
const link =
  'links?(?: sent)? (?:in|of|from|by) (?:the |an? |that |this |every |each )?(?:[\\p{L}-]+ ){0,2}(?:e-?mails?|mails?|invitations?|messages?|newsletters?|notifications?)|(?:e-?)?mailed (?:[\\p{L}-]+ )?links?';
/** The part of the product that runs at the visitor's, where a text names no screen of it. */
const client = '(?:(?:web|browser|mobile|desktop) )?(?:client|browser|front ?end)';
/**
 * A form that tells who makes a call. `needs` is a small pattern of what every text of this form holds: the large ones
 * take long to be made ready, and most documents need none of them.
 */
interface Form {
  readonly needs: RegExp;
  readonly form: RegExp;
}

/** How a text tells who makes the call that it is about. */
const told: readonly Form[] = [
  {
    needs: /links?\b|mailed/i,
    form: wording.i`^(?:the |an? )?(?:target of the |behind the )?(?<who>${link})(?![\p{L}\d-])`,
  },
  {
    needs: /client|browser|front ?end/i,
    form: wording.i`^(?:the |a )?(?<who>${client}) (?:also |regularly |itself )?(?:reports?|sends?|polls?|asks?|posts?|fetches|calls?|loads?|pings?|registers?|refreshes)(?![\p{L}\d-])`,
  },
  {
    needs: /\bby\s/i,
    form: wording.i`(?:^|[(–—;:,.]\s*|\b(?:is|are|be|gets?|and|only|regularly)\s+)${made}\s+by\s+(?<who>${some})(?!,? (?:it|they)\b)`,
  },
  {
    needs: /\bby\s/,
    form: wording`(?:^|[(–—;:,.]\s*|\b(?:is|are|and|only)\s+)(?:[Cc]alled|[Uu]sed|[Pp]olled|[Ss]ent|[Mm]ade)\s+by\s+(?<who>${proper})`,
  },
  {
    needs: /\bfor\s/i,
    form: wording.i`(?:^|\b(?:is|are|meant)\s+)(?:only\s+)?for\s+(?<who>(?:the |our )(?:[\p{L}-]+ )?${machine})(?=\s*(?:[.,;:)–—]|and\b|$))`,
  },
  { needs: /\b(?:from|of|by)\s/i, form: wording.i`^${taken}\s+(?:from|of|sent by)\s+(?<who>${some})` },
  {
    needs: /\bfrom\s/,
    form: wording`^(?:[Tt]akes |[Rr]eceives |[Aa]ccepts |[Ii]ncoming )?(?:[Tt]he |[Aa]n? )?(?:[Ww]ebhooks?|[Cc]allbacks?|[Ee]vents?|[Nn]otifications?) from (?<who>${proper})`,
  },
  {
    needs: /webhook|event|callback|notification/,
    form: wording`^(?<who>\p{Lu}[\p{L}\d]+) (?:webhooks?|events|callbacks?|notifications)(?=\s*(?:[.,;:)–—]|$))`,
  },
  {
    needs: /^(?:the )?(?:scheduler|cron|load balancer)/i,
    form: wording.i`^(?:the )?(?<who>scheduler|cron(?: ?job)?|load balancer) \p{L}+s\b`,
  },
  {
    needs: /\bis the call\s/i,
    form: wording.i`\b(?:this is|it is) the call (?:that )?(?<who>${some}) makes?\b`,
  },
];

/** Who a text in front of a call says calls it: "Hubs push new articles to", "For the load balancer there is". */
const leading: readonly Form[] = [
  {
    needs: /\b(?:calls?|polls?|uses?|asks?|requests?|hits?|invokes?|fetch(?:es)?|to)\s+(?:the\s+)?$/i,
    form: wording.i`(?:^|[.;:!?]\s+|[-*+]\s+)(?<who>${some})(?:\s+that\s+[^,.;]{1,50}?)?\s+(?:also |regularly |first |then )?(?:calls?|polls?|uses?|asks?|requests?|hits?|invokes?|fetch(?:es)?|(?:posts?|push(?:es)?|delivers?|sends?|reports?)(?:\s+[^,.;]{1,40}?)?\s+to)\s+(?:the\s+)?$`,
  },
  {
    needs: /\bby\s/i,
    form: wording.i`\b(?:is|are)\s+${made}\s+by\s+(?<who>${some})\s+(?:at|through|via|with|on)\s+$`,
  },
  {
    needs: /\bfor\s/i,
    form: wording.i`(?:^|[.;:!?]\s+)for\s+(?<who>(?:the |our )?(?:[\p{L}-]+ )?${machine})\s+(?:there\s+is|is|use)\s+(?:the\s+)?$`,
  },
];

/** What a sentence says of all calls around it: "These are called by the mobile app". */
const ofAll: Form = {
  needs: /\b(?:is|are)\s.*\bby\s/i,
  form: wording.i`^(?:they|these|those|all|it|this|(?:all |each |every )?(?:of )?(?:the|these|our) (?:[\p{L}-]+ )?(?:api|interface|service|portal|platform|product|application|system|server|backend|endpoints?|calls?|procedures|requests|addresses|section|group)|every (?:call|request))(?: of (?:them|these))?(?: [\p{L}]+){0,2}? (?:is|are) (?:only |mainly |mostly )?${made} by (?<who>${some})`,
};
/** What a title says of the calls below it: "Between servers", "For the scheduler", "Called by devices". */
const titled: Form = {
  needs: /\b(?:from|for|between|by)\s/i,
  form: wording.i`^(?:[\d.]+\s+)?(?:[\p{L}]+\s+)?(?:from|for|between|${made} by)\s+(?<who>${some})$`,
};

/** Words that stand where a name could and are none. */
const unnamed = /^(?:the|an?|new|incoming|outgoing|payment|test|list|all|user|its?|own|custom|unknown)$/i;

/** Between the names of several. */
const between = /(?:,\s+|\s+)(?:and|or)\s+(?:by\s+)?|,\s+(?:by\s+)?/;

function whoIn(text: string, forms: readonly Form[]): readonly string[] {
  for (const { needs, form } of forms) {
    if (!needs.test(text)) continue;
    const who = form.exec(text)?.groups?.who?.replace(/\s+/g, ' ').trim();
    if (who && !unnamed.test(who))
      return who.split(between).map((name) => name.replace(/^(?:the|an?) /i, ''));
  }
  return [];
}

/** Who a sentence says makes the calls around it. */
export const makersOfAll = (sentence: string): readonly string[] => whoIn(sentence, [ofAll]);

/** Who a title says makes the calls below it. */
export const makersTitled = (title: string): readonly string[] => whoIn(title, [titled]);

/** A call made by others than screens, where nothing tells who makes it. */
export function madeByOthers(call: Call, names: readonly string[]): Call {
  if (names.length === 0 || call.madeBy.is !== 'unstated' || call.outgoing || call.every) return call;
  const at = call.nameAt;
  return {
    ...call,
    madeBy: shown(
      names.map((name) => ({ is: 'outside', name, at })),
      at,
    ),
  };
}

/** A call with who is said to make it in what it tells of itself, or in the text in front of it. */
export function withMakers(call: Call, lead = ''): Call {
  if (call.madeBy.is !== 'unstated') return call;
  const before = whoIn(lead, leading);
  return madeByOthers(call, before.length > 0 ? before : whoIn(call.description, told));
}

const wholly = wording.i`^${one}$`;

/** The screens that a call says it is made by. */
export const makingScreens = ({ madeBy }: Call): readonly Reference[] =>
  listOf(madeBy).flatMap((maker) => (maker.is === 'screen' ? maker.screen : []));

/** Who makes a call: a screen, or a name in parentheses, which is none. */
export function makersIn(cell: Inline): readonly Maker[] | undefined {
  const makers = listed(cell).map((part): Maker => {
    const outside = /^\(([^()]+)\)$/.exec(part.source)?.[1]?.trim();
    if (outside) return { is: 'outside', name: outside, at: part.at };
    const isOther = /^(?:the|an?|other|every|any)\s/i.test(part.source) && wholly.test(part.source);
    return isOther
      ? { is: 'outside', name: part.source, at: part.at }
      : { is: 'screen', screen: referenceIn('screen', part) };
  });
  return makers.length ? makers : undefined;
}
