// Lets a reader sort, filter, choose baseline and metric, and look at trials. It shows what the lab has computed, and computes nothing.
// The choice stands behind the # of the address, so that it can be shared.
(() => {
  'use strict';
  const byId = (id) => document.getElementById(id);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const svg = (name, attributes) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', name);
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
    return element;
  };
  const partsOf = (row) => ({
    row,
    number: row.dataset.row,
    ratio: row.querySelector('td.ratio'),
    bounds: row.querySelector('td.bounds'),
    verdict: row.querySelector('td.verdict'),
    mark: row.querySelector('svg.mark'),
    one: row.querySelector('.mark .one'),
    interval: row.querySelector('.mark .interval'),
    point: row.querySelector('.mark use'),
    costs: ['cpu', 'wall', 'allocation'].map((name) => row.querySelector('td.' + name)),
  });
  const data = JSON.parse(byId('page-data').textContent);
  const tables = all('table.figures').map((table) => ({
    table,
    body: table.tBodies[0],
    rows: [...table.tBodies[0].rows],
    parts: [...table.tBodies[0].rows].filter((row) => row.dataset.row).map(partsOf),
    heads: all('thead th[data-column]', table),
    basis: table.querySelector('.basis'),
    ownBasis: table.querySelector('.basis').textContent,
    scale: table.querySelector('svg.scale'),
  }));
  const state = { baseline: 0, metric: 0, sort: '', descending: false, hidden: new Set() };

  // --- the choice and its address

  function read() {
    const fragment = location.hash.slice(1);
    if (!fragment.includes('=')) return;
    const chosen = new URLSearchParams(fragment);
    state.baseline = Math.max(0, data.baselines.indexOf(chosen.get('baseline') || ''));
    state.metric = Math.max(0, data.metrics.findIndex((metric) => metric.id === chosen.get('metric')));
    const columns = new Set(tables.flatMap((it) => it.heads.map((head) => head.dataset.column)));
    state.sort = columns.has(chosen.get('sort')) ? chosen.get('sort') : '';
    state.descending = chosen.get('order') === 'descending';
    const named = chosen.getAll('hide').flatMap((text) => (data.contenders.includes(text) ? [text] : text.split(',')));
    state.hidden = new Set(named.map((name) => data.contenders.indexOf(name)).filter((number) => number >= 0));
  }

  function write() {
    const chosen = new URLSearchParams();
    if (state.baseline) chosen.set('baseline', data.baselines[state.baseline]);
    if (state.metric) chosen.set('metric', data.metrics[state.metric].id);
    if (state.sort) chosen.set('sort', state.sort);
    if (state.sort && state.descending) chosen.set('order', 'descending');
    // A name with a comma, as that of a contender by several threads, stands for itself.
    const hidden = [...state.hidden].map((number) => data.contenders[number]);
    const plain = hidden.filter((name) => !name.includes(','));
    if (plain.length) chosen.set('hide', plain.join(','));
    hidden.filter((name) => name.includes(',')).forEach((name) => chosen.append('hide', name));
    const fragment = chosen.toString();
    // A page in a frame may not have an address of its own.
    try {
      history.replaceState(null, '', fragment ? '#' + fragment : location.pathname + location.search);
    } catch (e) {
      if (!(e instanceof DOMException)) throw e;
    }
  }

  // --- ratios

  function showRatios() {
    const { axes, rows } = data.ratios[state.metric][state.baseline];
    for (const it of tables) {
      const axis = axes[it.table.id];
      it.scale.replaceChildren(...axis.map(([label, x]) => {
        const text = svg('text', { class: 'tick', x, y: 16 });
        text.textContent = label;
        return text;
      }));
      const one = axis.find(([label]) => label === '1×')[1];
      let isCompared = false;
      for (const parts of it.parts) {
        const cells = rows[parts.number];
        isCompared = isCompared || Boolean(cells);
        showRatio(parts, cells || ['', '', 0], one);
        parts.costs.forEach((cell, metric) => cell.classList.toggle('compared', state.metric > 0 && metric === state.metric));
      }
      it.basis.textContent = basis(it, isCompared);
    }
    all('.own-baseline').forEach((part) => { part.hidden = state.baseline > 0; });
  }

  function showRatio(parts, [text, bounds, number, x, low, high], one) {
    const verdict = data.verdicts[number];
    parts.ratio.textContent = text;
    // The axis grows as the ratio does, so its place sorts a row as well.
    parts.ratio.dataset.value = x === undefined ? '' : x;
    parts.bounds.textContent = bounds;
    parts.verdict.textContent = wordOf(verdict);
    parts.row.classList.toggle('baseline', verdict === 'baseline');
    parts.mark.setAttribute('class', ('mark ' + verdict).trim());
    parts.one.setAttribute('d', `M${one} 0v24`);
    parts.interval.setAttribute('d', low === undefined ? '' : `M${low} 8v8m0 -4H${high}m0 -4v8`);
    parts.point.setAttribute('href', '#shape-' + (verdict || 'none'));
    parts.point.setAttribute('x', x === undefined ? one : x);
  }

  function wordOf(verdict) {
    if (data.metrics[state.metric].id !== 'allocation') return verdict;
    return { faster: 'less', slower: 'more' }[verdict] || verdict;
  }

  function basis(it, isCompared) {
    if (!state.baseline && !state.metric) return it.ownBasis;
    const metric = data.metrics[state.metric].title;
    if (!state.baseline) return `${it.ownBasis}, ${metric}`;
    const baseline = data.baselines[state.baseline];
    return isCompared ? `ratio to ${baseline}, ${metric}` : `no ratios: there is no ${metric} of ${baseline} here`;
  }

  // --- order and choice of rows

  function valueOf(row, column, isNumber) {
    const cell = row.cells[column];
    if (row.classList.contains('wrong') || !cell) return null;
    if (!isNumber) return cell.textContent.trim() || null;
    return cell.dataset.value ? Number(cell.dataset.value) : null;
  }

  function showRows() {
    for (const it of tables) {
      it.rows.forEach((row) => { row.hidden = state.hidden.has(Number(row.dataset.contender)); });
      const head = it.heads.find((one) => one.dataset.column === state.sort);
      it.heads.forEach((one) => one.removeAttribute('aria-sort'));
      const rows = head ? sorted(it, head) : it.rows;
      if (rows.some((row, i) => row !== it.body.rows[i])) it.body.append(...rows);
    }
    all('svg [data-contender]').forEach((part) => {
      part.style.display = state.hidden.has(Number(part.dataset.contender)) ? 'none' : '';
    });
  }

  function sorted(it, head) {
    head.setAttribute('aria-sort', state.descending ? 'descending' : 'ascending');
    const isNumber = head.classList.contains('number');
    const sign = state.descending ? -1 : 1;
    const keyed = it.rows.map((row) => ({ row, key: valueOf(row, head.cellIndex, isNumber) }));
    keyed.sort((a, b) => {
      if (a.key === null || b.key === null) return (a.key === null) - (b.key === null);
      return sign * (isNumber ? a.key - b.key : a.key.localeCompare(b.key));
    });
    return keyed.map(({ row }) => row);
  }

  function showControls() {
    byId('baseline').value = state.baseline;
    byId('metric').value = state.metric;
    all('input.shows').forEach((box) => { box.checked = !state.hidden.has(Number(box.value)); });
    const shown = data.contenders.length - state.hidden.size;
    byId('shown').textContent = `(${shown} of ${data.contenders.length})`;
    const order = state.sort ? ` Sorted by ${state.sort}, ${state.descending ? 'descending' : 'ascending'}.` : '';
    byId('status').textContent = `${shown} of ${data.contenders.length} contenders shown.${order}`;
  }

  function show(hasOtherRatios) {
    if (hasOtherRatios) showRatios();
    showRows();
    showControls();
  }

  function change(what) {
    Object.assign(state, what);
    write();
    show('baseline' in what || 'metric' in what);
  }

  function makeSortable(head) {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => {
      const column = head.dataset.column;
      const isAgain = state.sort === column;
      if (isAgain && state.descending) change({ sort: '', descending: false });
      else change({ sort: column, descending: isAgain });
    });
  }

  // --- trials

  const trialsOf = new Map();
  data.trials.forEach((trial) => {
    const row = data.cells[trial[0]][1];
    if (row < 0) return;
    if (!trialsOf.has(row)) trialsOf.set(row, []);
    trialsOf.get(row).push(trial);
  });
  const pathOf = (trials, mapX) => trials.map((trial, i) => `M${mapX(trial, i)} ${trial[3]}h0`).join('');
  const tip = document.createElement('div');
  tip.className = 'tip';
  tip.hidden = true;
  tip.setAttribute('role', 'tooltip');
  document.body.append(tip);

  function showTip(content, x, y) {
    tip.replaceChildren(...content);
    tip.hidden = false;
    const left = Math.min(x + 14, document.documentElement.clientWidth - tip.offsetWidth - 8);
    tip.style.left = `${Math.max(8, left) + window.scrollX}px`;
    const top = y + 18 + tip.offsetHeight > window.innerHeight ? y - tip.offsetHeight - 10 : y + 18;
    tip.style.top = `${top + window.scrollY}px`;
  }

  function hideTip() {
    tip.hidden = true;
    trace(byId('trace') ? Number(byId('trace').value) : -1);
  }

  function trace(row) {
    const path = byId('traced');
    if (path) path.setAttribute('d', pathOf(trialsOf.get(row) || [], (trial) => trial[2]));
  }

  // The trials of one row from left to right, as high as in the picture of all trials.
  function stripOf(trials) {
    const width = 220;
    const picture = svg('svg', { width, height: 60, viewBox: `0 24 ${width} 130`, preserveAspectRatio: 'none', 'aria-hidden': 'true' });
    picture.append(svg('path', { d: pathOf(trials, (_, i) => (width * (i + 0.5)) / trials.length) }));
    return picture;
  }

  const listOf = (trials) => trials.map((trial) => trial[4] + (trial[5] ? ' (unsteady)' : '')).join(', ');

  function showTrialsOf(row, event) {
    const number = Number(row.dataset.row);
    const trials = trialsOf.get(number);
    if (!trials) return;
    const name = document.createElement('strong');
    name.textContent = data.cells[trials[0][0]][0];
    const times = document.createElement('div');
    times.textContent = `${trials.length} trials: ${listOf(trials)}`;
    showTip([name, times, stripOf(trials)], event.clientX, event.clientY);
    trace(number);
  }

  function nearest(picture, event) {
    const box = picture.getBoundingClientRect();
    const scale = picture.viewBox.baseVal.width / box.width;
    const [x, y] = [(event.clientX - box.left) * scale, (event.clientY - box.top) * scale];
    let best = null;
    let least = 12 * 12;
    for (const trial of data.trials) {
      const distance = (trial[2] - x) ** 2 + (trial[3] - y) ** 2;
      if (distance < least) [best, least] = [trial, distance];
    }
    return best;
  }

  function showTrialAt(event) {
    const trial = nearest(event.currentTarget, event);
    if (!trial) return hideTip();
    const [cell, block, , , time, isUnsteady] = trial;
    const line = `${data.cells[cell][0]}, block ${block}: ${time}${isUnsteady ? ', unsteady' : ''}`;
    showTip([document.createTextNode(line)], event.clientX, event.clientY);
    if (data.cells[cell][1] >= 0) trace(data.cells[cell][1]);
  }

  function fillTrace(select) {
    select.append(new Option('none', -1));
    data.cells.forEach(([name, row]) => { if (row >= 0) select.append(new Option(name, row)); });
    select.addEventListener('change', () => {
      const trials = trialsOf.get(Number(select.value));
      trace(Number(select.value));
      byId('traced-times').textContent = trials ? `${trials.length} trials: ${listOf(trials)}.` : '';
    });
  }

  // --- begin

  tables.forEach((it) => {
    it.heads.forEach(makeSortable);
    it.body.addEventListener('pointerover', (event) => {
      const row = event.target.closest('tr[data-row]');
      if (row) showTrialsOf(row, event);
    });
    it.body.addEventListener('pointerleave', hideTip);
  });
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape') hideTip(); });
  byId('baseline').addEventListener('change', (event) => change({ baseline: Number(event.target.value) }));
  byId('metric').addEventListener('change', (event) => change({ metric: Number(event.target.value) }));
  byId('reset').addEventListener('click', () => change({ baseline: 0, metric: 0, sort: '', descending: false, hidden: new Set() }));
  byId('controls').addEventListener('submit', (event) => event.preventDefault());
  all('input.shows').forEach((box) => box.addEventListener('change', () => {
    const hidden = new Set(state.hidden);
    if (box.checked) hidden.delete(Number(box.value));
    else hidden.add(Number(box.value));
    change({ hidden });
  }));
  const timeline = byId('timeline');
  if (timeline) {
    timeline.addEventListener('pointermove', showTrialAt);
    timeline.addEventListener('pointerleave', hideTip);
    fillTrace(byId('trace'));
  }
  window.addEventListener('hashchange', () => { read(); show(true); });
  all('.controls').forEach((part) => { part.hidden = false; });
  read();
  show(true);
})();
