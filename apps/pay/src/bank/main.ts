import './bank.css';

document.getElementById('print')?.addEventListener('click', () => window.print());
