// A repair that stays on: React replays no clicks before hydration.
// Breaks when the library changes: names of properties that React gives to nodes; without them early clicks are lost.

/**
 * Inline script in the head that replays clicks made before hydration. Links, forms and popover buttons work without
 * scripts. For other buttons the last click is kept, and repeated once React has hydrated the button, which shows by
 * the props on its node. React sets these shortly before it listens: a click that it cannot deliver yet is stopped on
 * the way to the button, and is repeated too. A click that itself triggers hydration is replayed by React.
 */
export const REPLAY_EARLY_CLICK = `{
let last;
let has=(node,mark)=>Object.keys(node).some(key=>key.startsWith(mark));
let repeat=(click,button)=>{
if(click===last&&button.isConnected)has(button,'__reactProps')?button.click():setTimeout(repeat,50,click,button)
};
document.addEventListener('click',click=>{
last=click;
let button=click.target.closest('button[type=button]:not([popovertarget])');
if(!button)return;
let arrived,listens=has(document,'_reactListening');
button.addEventListener('click',()=>arrived=1,{once:true});
setTimeout(()=>{if(!listens||!arrived)repeat(click,button)},50)
},true)
}`;
