import { wording } from '../../../syntax/wording.ts';

/** Articles and the like, right before a name. */
export const articles =
  /\s*\b(?:(?:an?|the|any|every|each|all|both|either|neither|only|one|some|no|its|his|her|their|this|that|such|new)\s+)+$/i;
/** Adverbs between a verb and a name, and those that only say when. */
export const adverbs =
  /(?<=\s|^)(?:(?:still|already|yet|now|then|again|also|too|automatically|finally|just|simply|directly|straight|immediately|at once|always|first|later|therefore|thus|once more|instead|silently|only|however|eventually|next|normally|usually|right)\s+)+$/i;

/** "the status", "state of", between a verb or "in" and a name. */
export const ofStatus = /\b(?:status|state|stage|phase)(?: of)?\s*$/i;
/** "confirmed what was translated". */
export const whatWas = /\b(?:what|whatever|one that|those that) (?:was|were|is|are|has been)\s*$/;
/** "There is also spam": it is only named. */
export const existence = /\bthere(?:['’]s| is| are)(?: also)?\s*$/;
/** What stays as it is. */
export const stays = /\b(?:stays?|remains?|kept|keeps? (?:it|them|the [\w-]+)|still)(?: as| in)?\s*$/;
/** What leads from a state, or tells in which something happens. */
export const leaves =
  /(?:^|[\s(])(?:from|out of|off|leav(?:es?|ing)|while|as long as|so long as|when|if|once|unless|after|instead of|without being)\s*$/;
/** What leads to a state. */
export const reaches =
  /(?:(?:^|[\s(])(?:(?:in)?to|as|becom(?:es?|ing)|became|turn(?:s|ed)?|goes|go|going|(?:makes?|marks?|puts?|sets?|turns?|moves?|declares?|renders?|flags?|calls?|leaves|makes? (?:from|of)) (?:it|them|that|(?:the|an?|this|its|that) [\w-]+)(?: back)?|(?:marked|set|made|declared|flagged|called|labelled|considered|deemed|found)|leads? to|results? in|gives|follows|followed by|comes?|→|->|=>|:)|[:=→]|->)\s*$/;
/** "It lands in", "ends up in", "puts it in": where something comes to be. */
export const turnsUpIn =
  /\b(?:lands?|ends?(?: up)?|(?:puts?|places?|parks?) (?:it|them|the [\w-]+)|placed|put|arrives?|enters?|starts?(?: out| off)?|begins?|created|born|finds itself|opens?|comes?(?: back)?|goes|waits|winds up|finishes)(?: back)?(?: in| as| on| with| over)?\s*$/;
/** What says what something is. */
export const isSaid =
  /(?:\b(?:is|are|be|been|being|has|have|was|were|gets?|got|counts|has been|have been)|it['’]s|that['’]s|they['’]re)\s*$/;

const conditions =
  'when(?:ever)?|if|once|as soon as|as long as|so long as|while|whilst|after|until|till|unless|before|since|where|in case|although|because|provided(?: that)?|which|that|who|only (?:when|if|while|after|once)';
/** How a part of a sentence begins that tells when, or of what, something is said. */
export const opensCondition = wording.i`^[\s,;:–—(-]*(?:(?:and|but|or|so|only|not|even|also|then|again)\s+)*(?:${conditions})(?![\p{L}])`;
const inner = wording.gi`(?:[,;:.!?()–—]|(?<![\p{L}])(?:and|but|or|so|${conditions})(?![\p{L}]))`;

/** The words of the part of a sentence in which an offset stands, up to there. */
export function partStart(main: string, at: number): string {
  const head = main.slice(0, at);
  let start = 0;
  for (const { index, 0: found } of head.matchAll(inner)) {
    // "and" joins what one "when" governs: "when it is paid and packed".
    if (/^(?:and|or)$/i.test(found) && !/^\s+\S+\s+\S+/.test(head.slice(index + found.length))) continue;
    start = wording.i`^\p{L}`.test(found) ? index : index + found.length;
  }
  return head.slice(start);
}

/** A sentence that asks, tells only what may not be, or speaks of what is asked. */
export const asksOrRefuses = wording.i`\?\s*$|^\s*(?:no|never|nothing|nobody|neither|none|not|what|whether|how|who|which|where|why)(?![\p{L}])|(?<![\p{L}])(?:not|un|nowhere) ?(?:shown|visible|known|clear|verified|stated|documented)(?![\p{L}])`;
/** The other of two ways. */
export const otherCase = wording.i`(?<![\p{L}])(?:or|otherwise|else|if not|alternatively|either)(?![\p{L}])`;
/** Words by which something goes on from where it has come to. */
export const thenGoesOn = wording.i`(?<![\p{L}])(?:then|and|after that|afterwards|later|from there|from then|in turn|followed|back|again|next|onwards?)(?![\p{L}])|,\s*$|->|→`;
/** What comes into being. */
export const begins =
  /\b(?:starts?|begins?|(?:is|are|gets?) (?:born|created|made|added|opened|placed|recorded|entered|registered|saved|imported|uploaded)|creat(?:es?|ed|ing|ion)|comes? (?:in|into being|to life)|arrives?|initial(?:ly)?|at first|first|new(?:ly)?|fresh(?:ly)?|to begin with|from the (?:start|outset|beginning)|by default|default)\b/i;
/** "It can only be set while …", said behind the name of a state. */
export const setOnly =
  /^[^.;]{0,40}?\b(?:(?:can|may|is|are|gets?)\s+(?:only\s+)?(?:ever\s+)?(?:be\s+)?(?:only\s+)?(?:ever\s+)?(?:chosen|set|reached|entered|used|applied|possible|given|assigned|picked|available|allowed))\b/i;
/** "Archived follows 14 days after Solved". */
export const comesBehind = /^\s*(?:follows|comes|is reached|is entered|arises|happens)\b/i;
/** "Set by hand from Open", "they come here after Review", said of a state: what is left leads to it. */
export const comesHere =
  /^[\s(]*(?:only |directly |automatically |also )*(?:(?:reached|set|entered|chosen|possible|comes?) )?(?:by hand |only )?(?:from|out of|after)\b|\bhere\b[^.;]*\b(?:from|after|out of)\b|^\s*(?:it |this )?(?:is |can be )?(?:only )?(?:reached|set|entered|happens|follows|comes)\b/i;
/** "the only way into it is from": what the sentence speaks of is where it leads. */
export const arises = /\b(?:into|reach|reaches|enters?|gets?(?: in)?to) (?:it|this|that|there|here)\b/i;
/** What a part of a sentence speaks of that tells no other thing: what is known already, or nothing before its verb. */
export const speaksOfIt = wording.i`(?<![\p{L}])(?:it|it['’]s|they|them|he|she|him|her)(?![\p{L}])|^[\s,;:.–—-]*(?:(?:and|but|or|so|then|later|next|also|again|back|afterwards|finally|otherwise|from (?:t?here|then)|after that),?\s+)*(?:(?:this|that|these|those|the \p{L}+|here|there|\p{L}+(?:ing|[^s]s))(?![\p{L}])|(?:is|are|can|may|must|will|to|into|by|with|on|after|upon|at)\s|$)`;
/** What is so for a time, or once something has happened: behind a name that something is. */
export const whenSo = wording.i`^[\s"”*\`]*(?:again|automatically|at once|immediately|straight away|when(?:ever)?|once|if|as soon as|after|by|upon|on|from then)(?![\p{L}])`;
/** "then", "now", between what something is and the name. */
export const isThen = wording.i`(?<![\p{L}])(?:then|now|again|thereby|therefore|finally|afterwards)\s+(?:an? |the )?\s*$`;
/** How a sentence begins that tells when something happens. */
export const tellsWhen = wording.i`^[\s*_"“]*(?:(?:and|but|so)\s+)?(?:when(?:ever)?|once|if|as soon as|after|upon|on|with|at|by|for|over|as|until|(?:then|otherwise|else|afterwards|later|from (?:then|there))(?![\p{L}]))(?![\p{L}])`;
/** States that are meant and not named: "from either of the two". */
export const ofSome = wording.i`(?<![\p{L}])(?:from|in|out of) (?:any|either|both|each|all|every|one|whichever)(?![\p{L}])`;
/** What is only looked at as something does not become it. */
export const lookedAt =
  /\b(?:shown|displayed|listed|seen|treated|ticked|regarded|logged|reported|appears?|known|stored|counted|counts|shows?|displays?|lists?|treats?|(?:shows?|displays?|treats?|sees?) (?:it|them|(?:the|an?) [\w-]+)|as well) as\s*$/;
/** "and may": the same may go there as well. */
export const mayAlso = /\b(?:and|or) (?:also )?(?:may|can|could)\b/i;
