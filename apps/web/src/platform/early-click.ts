/**
 * Runs in the head: whoever is quicker than the scripts of a page clicks on a button to which nobody listens yet. Links, forms and what a
 * button opens by itself need no scripts; of the others the last click is kept, and made again once React has taken over its button, which
 * shows by the props that it leaves there. What React takes over because of a click hears that click itself.
 */
export const KEEP_CLICK = `{
let last;
let isHeard=button=>Object.keys(button).some(key=>key.startsWith('__reactProps'));
let repeat=(click,button)=>{if(click===last&&button.isConnected)isHeard(button)?button.click():setTimeout(repeat,50,click,button)};
document.addEventListener('click',click=>{
last=click;
let button=click.target.closest('button[type=button]:not([popovertarget])');
if(button&&!isHeard(button))setTimeout(()=>{if(!isHeard(button))repeat(click,button)})
},true)
}`;
