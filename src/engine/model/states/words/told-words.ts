import { wording } from '../../../syntax/wording.ts';

/** What brings the event of a step. */
export const eventWord =
  'when(?:ever)?|if|once(?! (?:more|again)(?![\\p{L}])|[,.;:])|after(?! which\\b)|as soon as|as long as|because|unless|until|since|provided(?: that)?|wenn|sobald|falls(?! (?:back|to|into|again|straight|directly)(?: |$))|nachdem|quand|lorsque|dès que|cuando|si';
/** What may stand between a verb and the state that it leads to. */
export const fillers =
  '(?:(?:again|always|back|directly|immediately|automatically|straight|simply|just|right|over|finally|permanently|either|both|an?|the|its|their|one|ones|that|which|now|then|also|only|being|marked|considered|called|in|state|status|stage|it|them|this|eine?|der|die|das|wieder)[\\s"“*`:]+)*["“*`]*$';
/** Verbs of motion and change: what stands behind "to", "into", "as" or "in" after one of them is where it ends. */
export const motion = wording.i`(?<![\p{L}\`])(?:goes|go|going|went|gone|mov\p{L}+|chang\p{L}+|switch\p{L}*|return\p{L}*|fall\p{L}*|fell|revert\p{L}*|jump\p{L}*|pass\p{L}*|drop\p{L}*|advanc\p{L}+|proceed\p{L}*|transition\p{L}*|transfer\p{L}*|flip\p{L}*|shift\p{L}*|slid\p{L}*|lead\p{L}*|leav\p{L}+|com(?:es?|ing)|set(?:s|ting)?|put(?:s|ting)?|send\p{L}*|sent|bring\p{L}*|brought|tak(?:es?|en|ing)|took|mark\p{L}*|mak(?:es?|ing)|made|reset\p{L}*|restor\p{L}+|turn\p{L}*|convert\p{L}*|end(?:s|ed|ing)?|land\p{L}*|clos\p{L}+|count\p{L}*|consider\p{L}*|treat\p{L}*|stor\p{L}+|sav(?:es?|ed|ing)|back|next|then|promot\p{L}+|demot\p{L}+|escalat\p{L}+|push\p{L}*|roll\p{L}*|enter\p{L}*|reach\p{L}*|wechsel\p{L}*|geht|gehen|kehrt|fällt|setz\p{L}+|passe\p{L}*|revient|pasa\p{L}*|vuelve\p{L}*)(?![\p{L}\`])`;
/** A preposition before what something becomes: "to", "into". */
export const leadsTo = wording.i`(?<![\p{L}])(?:in)?(?:to|into|zu|zum|nach|auf|à)[\s"“*\`]+${fillers}`;
/** A verb with "as" or "in": "is marked as", "ends in". */
export const leadsAs = wording.i`(?<![\p{L}])(?:mark(?:s|ed|ing)?|set(?:s|ting)?|put(?:s|ting)?|(?:comes?|goes?|returns?) back|ends?(?: up)?|lands?|counts?|consider(?:s|ed)|treat(?:s|ed)|stor(?:es|ed)|sav(?:es|ed)|clos(?:es|ed)|flag(?:s|ged)?)(?:\s+[\p{L}-]+){0,3}?\s+(?:as|in)[\s"“*\`]+${fillers}`;
/** A verb right before what something becomes: "becomes", "makes it". */
export const becomes = wording.i`(?<![\p{L}])(?:becom(?:es?|ing)|became|turns?(?: back)?|turned|turning|gets?|enters?|reaches|(?:makes?|marks?|sets?|turns?|renders?|leaves|declares?|keeps?|puts?)\s+(?:it|them|this|the [\p{L}-]+|an? [\p{L}-]+)|(?:is|are) (?:then|now|from then on)|(?:then|whereupon|after which|in which case) (?:it|they) (?:is|are)|so that (?:it|they|the [\p{L}-]+)(?: (?:is|are)|['’](?:s|re))|(?<=(?:[–—]|\bthen|\bso|\band) )(?:it['’]s|they['’]re)|(?:stands|sits|rests) at|(?:remains|is left) but|(?:later|then) made|ends?(?: up)?|(?:puts|leaves|places) (?:it|them|the [\p{L}-]+|an? [\p{L}-]+) at|wird|werden|devient|deviennent|queda|pasa a ser)[\s"“*\`]+${fillers}`;
/** "It may be", "can also be". */
export const mayBe = wording.i`(?<![\p{L}])(?:can|may|could|must|will|should|might)\s+(?:(?:also|then|only|again|later|still|simply|directly|either|both|likewise|equally|even|instead)\s+)*(?:be|get)(?:\s+(?:made|set|put|marked|turned))?[\s"“*\`]+${fillers}`;
/** What something is, without a word of change. */
export const isThat = wording.i`(?<![\p{L}])(?:is|are|was|gets|it['’]s|they['’]re|(?:is|are) at|ist|sind|est|sont)[\s"“*\`]+${fillers}`;
/** What something comes from: "from", "leaves". */
export const leadsFrom = wording.i`(?<![\p{L}])(?:from|out of|leaves(?! (?:it|them)\b)|leaving(?! (?:it|them)\b)|after|what follows|(?:an?|any|each|every|the) (?:change|edit|correction|amendment) (?:to|of)|von|aus|de|depuis|desde)[\s"“*\`]+${fillers}`;
/** "A loan that is lent and late becomes …": what the thing is of which the sentence speaks. */
export const thatIs = wording.i`^["“*\`]*(?:an?|the|any|every|each|all)\s(?:[\p{L}-]+\s){1,3}(?:that|which|who)\s(?:is|are|was|were|has been|have been)\s["“*\`]*(?:still\s|already\s)?["“*\`]*$`;
/** "from open, not from held": what is not left. */
export const notLeft = /\b(?:not|never|but not)\s+(?:\w+\s+)?(?:from|out of)\s+["“*`]*$/i;
/** "makes a muted feed active", "set the order from …". */
export const making = wording.i`(?<![\p{L}])(?:makes?|turns?|changes?|moves?|sets?|puts?|brings?|marks?|flips?|switches|renders?|converts?)\s+(?:(?:an?|the|every|any|all)\s+)?["“*\`]*$`;
/** "A developer can move it to resolved": what is moved is what was spoken of. */
export const movesIt = wording.i`(?<![\p{L}])(?:mov|set|put|chang|switch|turn|bring|send|push|mark|mak|return|reset|revert|tak|pull)\p{L}*\s+(?:it|them)\b`;
/** "From Empty, when it is loaded", in what is said of a state. */
export const comesFrom = wording.i`^[^\p{L}]*(?:(?:comes?|reached|entered|only|directly|always)\s+)*(?:from|out of)\s`;
/** Where something comes into being, right before the state that it has then: "starts out", "is created". */
export const beginsAt =
  /\b(?:(?:starts?|begins?)(?: out| off|(?: its| their)? life)?|(?:makes?|opens?|gives?) an? [\w-]+(?: [\w-]+)? (?:that|which) is|(?:that|which|who) (?:has|have) (?:just )?been (?:added|created|made|registered|entered|imported)(?: [\w-]+){0,5}? (?:is|are)(?: at| in)?|(?:is|are) (?:first )?(?:saved|recorded|registered|filed|queued|received) as|(?:is|are) (?:created|born|made|opened))[\s"“*`]+$/i;
/** "…, and the invitation is": what happened before brings it there. */
export const happensThen = wording.i`^[^,;]{3,90}, (?:and|so|whereupon) (?:then )?(?:it|they|the [\p{L}-]+) (?:is|are)[\s"“*\`]+$`;
/** "while it is", behind where something goes: what it is then is where it comes from. */
export const whileIs = wording.i`\b(?:while|as long as|whether) (?:it|they|he|she|the [\p{L}-]+) (?:is|are|was|were)[\s"“*\`]+(?:still[\s"“*\`]+)?$`;
/** One that comes after another, not instead of it. */
export const afterThat =
  /\b(?:then|afterwards|later|finally|whereupon|thereafter|in turn|after (?:that|which)|from there|next|(?:at|in) the end)\b/i;
/** One right after another: "is requested, then started". */
export const rightThen = /^["”*`]*,?(?: and)? then (?:either )?["“*`]*$/i;
/** "**Open** is followed by **Done**". */
export const followedBy = wording.i`^["”*\`]*\s+(?:is|are|gets?) (?:then |always |directly )?(?:followed|succeeded|replaced) by(?: the| an?)?[\s"“*\`]+$`;
/** What goes on about the same: ", and active again when …", "or declined". */
export const goesOn = wording.i`^["”*\`\s]*(?:[,;]\s*)?(?:and|or|but|und|oder|et|ou)?\s*(?:(?:then|later|finally|back|again|otherwise|afterwards)\s+)*(?:(?:(?:in)?to|as)\s+)?${fillers}`;
/** A word by which nothing moves. */
export const refuses = wording.i`(?<![\p{L}])(?:never|cannot|can['’]t|can not|not(?! only)|neither|nor|no longer|nothing(?! (?:\p{L}+ ){1,2}but\b)|no way|nobody|no one|nowhere|unknown|unclear|nicht|kein\p{L}*|ne|jamais|nunca)(?![\p{L}])`;
/** "It is open from the outset". */
export const fromOutset = wording.i`^["”*\`\s]*(?:is (?:how|where|what) (?:an?|the|every|each|all|any|new) [^,.;]{2,40}? (?:starts?|begins?)(?![\p{L}])|(?:from|at) (?:the|its) (?:outset|start|beginning|creation|first \p{L}+)\b|(?:at|on|upon) (?:birth|creation)\b|(?:at first(?! \p{L}{3,})|initially|to (?:start|begin) with|by default)(?![\p{L}])|(?:=|is) (?:the )?(?:start|initial|beginning|default)(?:ing)?(?: (?:state|status|value|one))?(?=[\s.,;(]*(?:$|[.,;(]))|(?:once|as soon as) (?:someone|somebody|one|you|(?:the|an?) [\p{L}-]+) has (?:created|made|added|written|uploaded|placed|entered) (?:it|them)\b|(?:from the moment|when|as soon as|once) (?:it|they|he|she|the \p{L}+) (?:is|are|has been|was) (?:created|made|added|registered|written|entered)\b|from the moment (?:it|they|he|she|the \p{L}+) (?:is|are|has been|was) (?:started|opened|begun|placed|submitted|uploaded|posted|sent|issued|received)\b|from the moment (?:someone|somebody|one|you|(?:the|its|an?) [\p{L}-]+) (?:creates|makes|sends|submits|files|adds|writes|posts|uploads|places|enters) (?:it|them)\b|(?:when|as soon as|once|after|on|upon|with) (?:the |its |their |his |her )?(?:registration|sign-?up|creation|upload|installation|set-?up|invitation|arrival|being (?:invited|created|added|made|registered))\b)`;
/** "It is enabled when created", said of one state. */
export const whenMade =
  /^["”*`\s]*(?:when|once|as soon as) (?:first |newly )?(?:created|made|added|registered|installed|uploaded)(?=[\s.,;)]|$)/i;
/** "Going back to draft is not possible". */
export const isRefused =
  /^["”*`\s]*(?:is|are) (?:not|never|im)|^[^,;.]{0,20}\bnot (?:shown|possible|allowed|known|supported|provided)\b/i;
/** What is said where a state is described, of what begins in it: "Initial; …", "New surveys start here". */
export const beginsHere =
  /^(?:(?:the|its|this is the) )?(?:initial|first|start(?:ing)?|default)(?: (?:value|state|status|stage))?(?=[\s]*(?:[,;.:–—(]|$)| (?:when|for|of)\b)|^[^,;.]{0,60}\b(?:starts?|begins?|(?:is|are) (?:created|born)|enters?) (?:out )?here\b/i;
/** "From open there are two ways out": what follows are steps from there, each for itself. */
export const forks = wording.i`\bthere (?:are|is) (?:\p{L}+ )?(?:ways?|exits?|roads?|paths?|possibilities|options|directions)\b|\b(?:does|do) one of (?:two|three|several) things\b|\bcan go (?:two|three|several|either) ways?\b`;
/** ", which can happen from active or closed", "this is possible from active as well". */
export const alsoFrom =
  /\b(?:(?:which|this|that) (?:can|may) (?:also )?(?:happen|be done)|(?:is|are) (?:also )?possible|(?:also )?works)[\s"“*`]+(?:(?:both|either|also|only|too)\s+)?from[\s"“*`]+$/i;
/** ", and so can a locked one". */
export const soDoes = /\b(?:and )?so (?:can|may|does|do|is|are|will)(?: (?:an?|the|any|every))?[\s"“*`]+$/i;
/** A subject that points back, or none. */
export const pronoun = wording.i`^(?:(?:and|but|so|then|later|also|again|afterwards|finally|from (?:t?here)(?: on)?|after that|depending on [^,]+)[\s,]+)*(?:(?:it|this|they|these|he|she|the(?: [\p{L}-]+){1,3}|that|which|one|you|we|es|sie|il|elle)(?:\s|$)|(?:can|may|will|must|is|are)\s|\p{Ll}+s\s(?!(?:are|is|was|were|have|has|can|may|must|will|do|get|of|in|that|who|which|and|or)\s)|$)`;
/** How a note begins that tells what something is at first: "starts as", "born", "lands in". */
export const beginning =
  '(?:(?:it|they|each|every one) )?(?:(?:(?:is |are )?born|starts?|begins?|lands?)(?: (?:out|off|life|its life))?(?: (?:as|in|at|with|on))?|(?:opens|arrives?|comes? in|enters?|(?:is |are )?(?:created|made)) (?:as|in|at|with|on))(?: (?:an?|the))? (?!(?:or|and|by|when|if)\\b)';
const bareBeginning = wording.i`^["“*\`\s]*(?:${beginning}|(?:(?:is|are) )?(?:newly )?(?:created|born) (?:[^=,;:→]{2,40} = )?|(?:(?:by|an?|the|self)[ -])?(?:[\p{L}-]+ )?(?:sign-?up|registration|creation|invitation|import|upload) (?:lands|starts|begins|ends up)(?: (?:directly|straight|at once|immediately))? (?:in|as|with|at) )["“*\`]*$`;
/** Whether the words before a name at the head of a sentence are such. */
export const startsWith = (lead: string): boolean => bareBeginning.test(lead);
/** Whether a line tells what something is at first, and so is no name itself. */
export const tellsBeginning = wording.i`^${beginning}\S`;
/** "Copying it gives a draft": what something makes there was not before. */
export const gives = wording.i`(?<![\p{L}])(?:gives?|yields?|produces?|results? in|begets?|brings? forth)(?: an?| the| one)?(?: new)?[\s"“*\`]+$`;
/** Words of what comes into being. */
export const begins =
  /\b(?:(?:starts?(?! (?:date|time|day|page|screen)\b)|begins?)(?: out| off|(?: its| their)? life)?|(?:comes?|springs?|is called) into (?:being|existence)|is born|appears? as|(?:initial|first|default) (?:state|status|value)|is (?:created|born|made|added|placed|opened|inserted)|are (?:created|added|placed)|arrives?|enters? as|new(?:ly)?|at first|first(?! time)|initially|to begin with|creat(?:es?|ed|ing))\b/i;
export const bothWays =
  /\b(?:either way|both ways|in both directions|back and forth|vice versa|one into the other|from (?:one )?to the other)\b/i;
/** "It can be deleted in either state", "deleting it is possible from both", "removes it from any of the four". */
export const removesAll = wording.i`\b(?:in|from) (?:any|either|each|every) (?:state|status|stage)\b[^.;]{0,40}?\b(?:can|may) be (?:deleted|removed|destroyed|erased)\b|(?<![\p{L}])(?:delet|remov|destroy|eras|ends (?:it|them)\b)[^.;]{0,80}?\s(?:in|from|out of|at|whichever of) (?:any|either|each|every|all|both)(?: (?:one )?of (?:its|the|these|those|them)(?: (?:${'two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}'}))?)?(?: (?:states?|status(?:es)?|stages?|of them))?(?!\s+(?:of\s+)?(?:these\s+|those\s+|the\s+)?(?:cases?|ways?|situations?|events?|places?|times?|lists?|screens?|pages?))(?=[\s.,;]|$)`;
/** "From either state the memo can be deleted". */
export const fromEach = wording.i`\bfrom (?:either|both|any|every|each|all)(?: of (?:the|these|them))?(?: \p{L}+)? ?states?\b[^.]*?\b(?:can|may) be (?<to>deleted|removed|destroyed|purged|cancelled|canceled|closed|archived)\b`;
/** "Both enabled and disabled accounts can be deleted". */
export const undone =
  /^(?:[^.]*[;,] )?(?<from>(?:both|either|an?|every|any|all|only)?[^.,;]{3,60}) (?:can|may) be (?<to>deleted|removed|destroyed|purged)\b/i;
/** "Unarchiving turns it back". */
export const itBack = /\b(?:turns?|brings?|puts?|moves?|switches|changes?|sets?) (?:it|them) back[.;]?$/i;

/** Whether a sentence may tell of a change, so that it is worth a second look once the states are known. */
export const mayTell = wording.i`(?<![\p{L}])(?:becom\p{L}+|turns? into|(?:goes|go|moves?|changes?|returns?|falls?|switches|passes|jumps?|reverts?) (?:[\p{L}]+ ){0,2}(?:to|from|back)|(?:starts?|begins?|ends?) (?:out |up )?(?:as|in)|(?:is|are|gets?|can be|may be) (?:moved|set|changed|marked|put|reset|turned|switched|converted|brought) |whereupon|from [^.;]{2,40}? to |either way|one into the other)`;
/** Whether a sentence of point 4 has a word by which something changes or is in a state. */
export const mayMove = wording.i`(?<![\p{L}])(?:comes? (?:\p{L}+ )?after|next comes?|followed by|initial(?:ly)?|default|first|starts?|begins?|born|lands?|gives?|means?|yields?|produces?|made|to|into|from|becom\p{L}+|ends|is|are|be|gets?|as|back|again|here|turn\p{L}*|makes?|marks?|creat\p{L}+|disappear\p{L}*|vanish\p{L}*|goes? away|delet\p{L}+|remov\p{L}+|destroy\p{L}*|eras\p{L}+|purg\p{L}+|\p{L}{3,} an? \p{L}+|\p{L}{3,}s (?:it|them)|wird|werden|ist|devient|est)(?![\p{L}])`;
/** Behind a name: the case before does not hold. */
export const whenNot =
  /^["”*`]*(?:\s+\([^()]*\))?,?\s+(?:otherwise\b|(?:if|when) not\b|(?:if|when|where) (?:it|they|that|this) (?:is|are|was|has|have|do|does) not[\s.,;]*$)/i;
/** What is said of a state into which something is put: "is only ever set by an admin, from". */
export const isSet = wording.i`^[*\`"”]*\s+(?:is|are|can be|may be|gets)\s[^.;]{0,60}?(?:set|reached|entered|chosen|given|assigned|picked|possible)\b[^.;]{0,60}\sfrom[\s*\`"“]+(?:either |both )?[*\`"“]*$`;
/** What is done to it, right before the state that this leads to in brackets: "approve it (**Approved**)". */
export const inBrackets = wording.i`\b(?:it|them|this|the \p{L}+)(?: \p{L}+)? \([*\`]+$`;
/** "Signing makes a lease valid": what it was before is not told. */
export const makesThing = wording.i`^[^*\`"“]*(?<![\p{L}])(?:makes|turns|marks|sets|renders) an? [\p{L}-]+ ["“*\`]+$`;
/** The words right before a name: "no one has seen before is pending" refuses nothing. */
export const lastWords = /(?:\S+\s+){1,3}$/;
/** " and from ": what is left as well. */
export const alsoLeft =
  /^["”*`\s]*(?:alike\s*)?,?\s*(?:and|or)(?: also| even)?\s+(?:from|out of)\s+["“*`]*$/i;
/** ", to " and ", or to ": one of several to which something may go. */
export const toAnother = /^[^;:]{0,60},\s*(?:or\s+)?(?:in)?to\s+["“*`]*$/i;
/** That something goes to one of several: ", or to". */
export const toOneOf = /,? or (?:in)?to\s/i;
/** What it may be then comes behind where it goes: "cancelled as long as it is open". */
export const whileBehind = wording.i`^["”*\`]*,?\s+(?:only\s+)?(?:while|as long as|whether) (?:it|they|the [\p{L}-]+) (?:is|are|was|were)\s`;
/** ", and an ": a thing that is in the state that follows. */
export const isOfThing = /(?:[,;]|\b(?:and|but|while))\s+(?:an?|the|every|any|each)\s+["“*`]*$/i;
/** Behind such a state: " one goes to", " order to". */
export const movesOn = wording`^["”*\`]*(?:\s[\p{L}-]+){1,2}?\s(?:(?:then |later |again )?(?:goes|moves|changes|returns|passes|becomes|turns|falls|comes|(?:is|gets) \p{L}+|(?:can|may|will) \p{L}+)|(?:back )?to)\s`;
/** What leads to where something goes in the other case. */
export const otherwise =
  /[,;]\s+(?:(?:and|or|but) )?(?:otherwise|else|if not)\b|(?:\b(?:except|unless)\b| {6})[^.;]{2,80}\bin which case\b/i;
/** What joins a second one to which something may go. */
export const or = /^["”*`\s]*,?\s*(?:or|oder|ou)\b/i;
