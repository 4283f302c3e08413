/**
 * Runs in the head: whoever is quicker than the scripts of a page clicks on a button to which nobody listens yet. Links, forms and what a
 * button opens by itself need no scripts; of the others the last click is kept, and made again once React has taken over its button, which
 * shows by the props that it leaves there. They are there a little before React hears: a click that it cannot deliver yet it stops on the way
 * to the button, and that one is made again too. What React takes over because of a click hears that click itself.
 */
export const KEEP_CLICK = `{
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
