package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.BareInstances;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.access.plan.InnerClasses;
import dev.piculet.model.ClassModel;
import dev.piculet.model.inspect.ClassModels;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The code of constructors proves what they do, with or without javac's debug information. */
class ProvedConstructorsTest {
    private static final String IMPORTS = "package made; import java.util.*; public class Made ";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Made(b, a)              | { final int a, b; Made(int x, int y) { b = x; a = y; } }
            Made(b, a)              | { final int a, b; Made(int a, int b) { this.b = a; this.a = b; } }
            Made(text)              | { final String text; Made(String t) { text = Objects.requireNonNull(t, "text"); } }
            Made(n)                 | { final int n; Made(int n) { if (n < 0) throw new IllegalArgumentException("n: " + n); this.n = n; } }
            Made(n)                 | { final int n; Made(int n) { for (int i = 0; i < n; i++) { if (i > 7) throw new Error(); } this.n = n; } }
            Made(a, b)              | { final long a; final int b; Made(long a, int b) { this.a = a; this.b = check(b); } static int check(int n) { if (n == 3) throw new Error(); return n; } }
            Made(name)              | { String name; Made(String name) { setName(name); } public void setName(String n) { name = n; } }
            Made(items)             | { final List<String> items; Made(Collection<String> c) { items = List.copyOf(c); } }
            Made(items)             | { final List<String> items; Made(List<String> c) { items = c == null ? List.of() : Collections.unmodifiableList(new ArrayList<>(c)); } }
            Made(items)             | { final List<String> items; Made(List<String> c) { items = c == null ? null : new ArrayList<>(c); } }
            Made(items)             | { final List<String> items; Made(List<String> c) { items = c == null ? List.of() : List.copyOf(c); } }
            Made(items)             | { final List<String> items; Made(List<String> c) { items = new ArrayList<>(c == null ? List.of() : c); } }
            Made(bytes)             | { final byte[] bytes; Made(byte[] b) { bytes = b.clone(); } }
            Made(states)            | { final Set<Thread.State> states; Made(Collection<Thread.State> s) { states = s == null ? null : EnumSet.copyOf(s); } }
            Made(states)            | { final Collection<? extends Thread.State> states; Made(Collection<? extends Thread.State> s) { states = EnumSet.copyOf((Collection<Thread.State>) s); } }
            Made(items)             | { final List<String> items; Made(List<String> c) { items = List.copyOf(c); } Made() { this(List.of()); } }
            Made(bytes)             | { final byte[] bytes; Made(byte[] b) { bytes = Arrays.copyOf(b, b.length); } }
            Made(names)             | { final String[] names; Made(String[] n) { names = n == null ? null : Arrays.copyOfRange(n, 0, n.length); } }
            Made(kind)              | { final Thread.State kind; Made(Thread.State k) { kind = k == null ? Thread.State.NEW : k; } Made() { this(null); } }
            Made(all)               | { static final String[] NONE = new String[0]; final String[] all; Made(String[] a) { all = a != null ? a : NONE; } }
            Made(lines, at)         | { final List<String> lines; final int at; Made(List<String> l, int at) { lines = l; this.at = at; if (at < l.size() && l.get(at) == null) throw new Error(); } }
            Made(bits)              | { final long bits; Made(long bits) { this.bits = bits; } Made(double d) { this(Double.doubleToLongBits(d)); } }
            Made(n, items)          | { final int n; final List<String> items; Made(int n, List<String> items) { this.n = n; this.items = items; if (items.isEmpty()) throw new Error(); } }
            Made(items)             | { final List<String> items; Made(List<String> items) { this.items = items; for (String each : items) { Objects.requireNonNull(each); } } }
            Made(path)              | { final java.nio.file.Path path; Made(java.nio.file.Path path) { this.path = path; if (path.getFileName() == null) throw new Error(); } }
            Made(n), then text      | { final int n; String text; Made(int n) { this.n = n; text = "none"; } }
            Made(n, scaled), then scaled | { final int n; int scaled; Made(int n, int scaled) { this.n = n; this.scaled = scaled * n; } }
            Made(n), then salt      | { final int n; byte[] salt; Made(int n) { this.n = n; } Made(int n, byte[] salt) { this.n = n; if (salt == null) throw new NullPointerException(); this.salt = salt.clone(); } Made(int n, String s) { this(n + 1); } }
            Made(p), then first     | { final Names p; String first; Made(Names p) { this.p = p; first = p.getAll().get(0); } } class Names { List<String> all; List<String> getAll() { List<String> copy = new ArrayList<>(all); Collections.sort(copy); copy.set(0, "a"); return copy; } }
            Made(p), then size      | { final Names p; int size; Made(Names p) { this.p = p; size = Lists.size(p.getAll()); } } interface Names { List<String> getAll(); } interface Lists { static int size(List<?> l) { return l.size(); } }
            Made(value__, value_)   | { final String value_, value__; Made(String value_, String value__) { this.value__ = value_; this.value_ = value__; } }
            """)
    void aParameterThatIsStoredAsItIsGetsItsField(String plan, String body) throws Exception {
        for (String options : new String[] {"-g:none", "-g", "-g -parameters"}) {
            String name = plan.equals("Made(n, scaled), then scaled") && options.equals("-g:none") ? null : plan;
            if (name != null) {
                assertEquals("made." + name, plan(body, options), options);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            final field 'cents' gets a value that is computed               | { final long cents; Made(long euros) { cents = euros * 100; } }
            final field 'cents' gets a value that is computed               | { final long cents; Made(long cents) { this.cents = cents * 100; } }
            final field 'kelvin' gets a value that is computed              | { final double kelvin; Made(double kelvin) { this.kelvin = kelvin + 273.15; } }
            final field 'text' gets the result of String.trim               | { final String text; Made(String text) { this.text = text.trim(); } }
            final field 'b' gets a value that is computed                   | { final byte[] b; Made(byte[] a) { b = Arrays.copyOf(a, a.length + 1); } }
            final field 'b' gets a value that is computed                   | { final byte[] b; Made(byte[] a, byte[] c) { b = Arrays.copyOf(a, c.length); } }
            final field 'b' gets a value that is computed                   | { final byte[] b; Made(byte[] a) { b = Arrays.copyOfRange(a, 1, a.length); } }
            final field 'a' gets parameter number 1, which System.arraycopy may change | { final byte[] a; Made(byte[] a) { this.a = a; System.arraycopy(new byte[1], 0, a, 0, 1); } }
            final field 'a' gets parameter number 1, which System.arraycopy may change | { final Object[] a; Made(Object[] a) { this.a = a; System.arraycopy(a, 0, new Object[1], 0, 1); } }
            final field 'all' gets values that differ between branches      | { static String[] NONE = new String[0]; final String[] all; Made(String[] a) { all = a != null ? a : NONE; } }
            final field 'n' gets values that differ between branches        | { final int n; Made(int n) { this.n = n < 0 ? 0 : n; } }
            final field 'n' gets values that differ between branches        | { final int n; Made(int n) { int m = n; for (int i = 0; i < 3; i++) { m++; } this.n = m; } }
            final field 'b' gets a value that is computed                   | { final byte[] b; Made(int capacity) { b = new byte[capacity]; } }
            final field 'b' is always 7, and another constructor stores something else | { final int a, b; Made(int a) { this.a = a; b = 7; } Made(String s) { a = 1; b = 8; } }
            final field 'items' gets parameter number 1, which List.add may change | { final List<String> items; Made(List<String> items) { this.items = items; items.add("more"); } }
            final field 'items' gets parameter number 1, which List.add may change | { final List<String> items; Made(List<String> items) { this.items = new ArrayList<>(items); this.items.add("more"); } }
            final field 'items' gets parameter number 1, which List.add may change | { final List<String> items; Made(List<String> items) { this.items = items; more(); } private void more() { items.add("more"); } }
            final field 'items' gets parameter number 1, which Made.spoil may change | { final List<String> items; Made(List<String> items) { this.items = items; try { spoil(items); } catch (RuntimeException e) { } } static void spoil(List<String> list) { list.clear(); throw new RuntimeException(); } }
            final field 'all' gets a copy of parameter number 1 by EnumSet.copyOf, which can't copy an empty collection that is no EnumSet | <E extends Enum<E>> { final Set<E> all; Made(Collection<E> all) { this.all = EnumSet.copyOf(all); } }
            final field 'all' gets a copy of parameter number 1 by EnumSet.copyOf, which can't copy an empty collection that is no EnumSet | { final Set<Thread.State> all; Made(Collection<Thread.State> all) { this.all = Collections.unmodifiableSet(EnumSet.copyOf(all)); } }
            final field 'all' gets a copy of parameter number 1 by EnumSet.copyOf, which can't copy an empty collection that is no EnumSet | { final Set<Thread.State> all; Made(Collection<Thread.State> all) { this.all = all == null ? Set.of() : EnumSet.copyOf(all); } }
            final field 'body' gets parameter number 1, which ByteBuffer.getInt may change | { final java.nio.ByteBuffer body; int kind; Made(java.nio.ByteBuffer body) { this.body = body; kind = body.getInt(); } }
            final field 'ids' gets parameter number 1, which Ids.getAndAdvance may change | { final Ids ids; int n; Made(Ids ids) { this.ids = ids; n = ids.getAndAdvance(); } } class Ids { int next; int getAndAdvance() { return next++; } }
            final field 'ids' gets parameter number 1, which Ids.next may change | { final Ids ids; int n; Made(Ids ids) { this.ids = ids; n = ids.next(); } } class Ids { int last; int next() { return ++last; } }
            final field 'ids' gets parameter number 1, which Ids.getNext may change | { final Ids ids; int n; Made(Ids ids) { this.ids = ids; n = ids.getNext(); } } class Ids extends Numbers { } class Numbers { int last; int getNext() { return ++last; } }
            final field 'ids' gets parameter number 1, which Ids.getNext may change | { final Ids ids; int n; Made(Ids ids) { this.ids = ids; n = ids.getNext(); } } class Ids { Deque<Integer> free; Integer getNext() { return free.pop(); } }
            final field 'ids' gets parameter number 1, which Ids.getAll may change | { final Ids ids; int n; Made(Ids ids) { this.ids = ids; n = ids.getAll()[0]; } } class Ids { int[] all; int[] getAll() { Arrays.sort(all); return all; } }
            final field 'ids' gets parameter number 1, which Ids.issue may change | { final Ids ids; int n; Made(Ids ids) { this.ids = ids; n = ids.issue(); } } interface Ids { int issue(); }
            final field 'ids' gets parameter number 1, which Ids.name may change | { final Ids ids; Made(Ids ids) { this.ids = ids; ids.name("main"); } } interface Ids { Ids name(String n); }
            final field 'ids' gets parameter number 1, which Ids.length may change | { final Ids ids; Made(Ids ids) { this.ids = ids; ids.length(3); } } interface Ids { void length(int n); }
            final field 'all' gets a copy of parameter number 1 that can be changed, and for null an empty one that can't | { final List<String> all; Made(List<String> all) { this.all = all == null ? List.of() : new ArrayList<>(all); } }
            final field 'kind' gets Kind.USUAL                              | { final Kind kind = Kind.USUAL; } enum Kind { A, B; static final Kind USUAL = System.getProperty("kind") == null ? A : B; }
            final field 'text' gets values that differ between branches     | { final String text; Made(String t) { text = t == null ? System.getProperty("x") : t; } }
            parameter 'items: List<String>' may be changed by the constructor | { List<String> items; Made(List<String> items) { items.add("more"); this.items = List.copyOf(items); } }
            parameter number 2 of type int is not what a field holds        | { final int a; Made(int x, int y) { a = x; } }
            """)
    void aParameterThatIsChangedIsNotUsed(String reason, String body) throws Exception {
        for (String options : new String[] {"-g:none", "-g", "-g -parameters"}) {
            boolean isNamed = reason.startsWith("parameter 'items");
            boolean isUnnamed = reason.contains("number 2");
            if (!(isUnnamed && !options.equals("-g:none")) && !(isNamed && options.equals("-g:none"))) {
                String message = refusal(body, options);
                assertTrue(message.contains(": " + reason + ".\n"), () -> options + ": " + message);
            }
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Made(), fills items            | { final List<String> items = new ArrayList<>(); }
            Made(), fills a, b             | { final List<String> a = made(); final List<String> b = made(); static List<String> made() { return new ArrayList<>(); } }
            Made(c), then a, remakes b     | { int a; final byte[] b; final byte[] c; Made(byte[] n) { b = n; c = n; } }
            Made(), fills items            | { final List<String> items = new ArrayList<>(16); Made() {} Made(String first) { this(); items.add(first); } }
            Made(), then n, fills items    | { final Map<String, String> items = new LinkedHashMap<>(16, 0.5f); int n; Made() {} Made(int n) { this.n = n; } }
            Made(n), fills items, more     | { final int n; final Set<String> items; final Queue<String> more = new ArrayDeque<>(); Made(int n) { this.n = n; items = make(); } static Set<String> make() { return new TreeSet<>(); } }
            Made(n), fills items           | extends Above { final int n; Made(int n) { this.n = n; } } class Above { final Map<String, String> items = new TreeMap<>(); }
            Made(), compares kind          | { final String kind = "x"; }
            Made(), compares kind          | { final Thread.State kind = Thread.State.NEW; }
            Made(), compares one, none     | { final java.math.BigDecimal one = java.math.BigDecimal.ONE; final List<String> none = List.of(); }
            Made(a, b), compares c         | { final String a, b, c; Made(String x, String y) { a = x; b = y; c = x + " " + y; } }
            Made(a, b), compares c         | { final String a; final int b; final String c; Made(String x, int y) { a = x; b = y; c = text(x, y); } static String text(String x, int y) { String t = ""; for (int i = 0; i < y; i++) { t += x; } return t.isEmpty() ? "none" : t.trim(); } }
            Made(b), compares a, c         | { final int a, b; final long c; Made(int n) { a = n; b = n; c = n < 0 ? -(long) n : Math.max(n, 10); } }
            Made(n), remakes self          | { final Object self; final int n; Made(int n) { this.n = n; self = this; } Made() { this(3); } }
            Made(), then n, remakes origin | extends Above { int n; } class Above { final Object origin; Above() { origin = this; } Above(Object o) { origin = o; } }
            Made(shown), remakes kept      | { final List<String> kept; final List<String> shown; Made(List<String> c) { kept = new ArrayList<>(c); shown = Collections.unmodifiableList(kept); } }
            Made(map), remakes keys        | { final Map<String, String> map; final Set<String> keys; Made(Map<String, String> m) { map = new HashMap<>(m); keys = map.keySet(); } Made() { this(Map.of()); } }
            Made(shown), remakes kept      | extends Above { final List<String> shown; Made(List<String> c) { super(c); shown = Collections.unmodifiableList(kept); } } class Above { final List<String> kept; Above(List<String> c) { kept = new ArrayList<>(c); } }
            Made(pages), remakes view      | { final List<String> pages, view; Made(List<String> pages) { this.pages = pages; view = Collections.unmodifiableList(pages); } }
            Made(pages), remakes view      | { final List<String> pages, view; Made(List<String> view) { pages = view; this.view = Collections.unmodifiableList(view); } }
            Made(pages), remakes view      | { final List<String> pages; final Collection<String> view; Made(List<String> p) { pages = p; view = Collections.unmodifiableList(p); } Made() { pages = new ArrayList<>(); view = Collections.unmodifiableList(pages); } }
            Made(a), compares b            | { final int a, b; Made(int n) { a = n; b = n * 2; } Made() { this((int) System.nanoTime()); } }
            Made(a), compares b            | { final int a; final String b; Made(int n) { a = n; b = String.valueOf(n); } Made() { a = 5; b = String.valueOf(5); } }
            """)
    void fieldsThatTheConstructorMakesAreFilledOrCompared(String plan, String body) throws Exception {
        for (String options : new String[] {"-g:none", "-g", "-g -parameters", "-XDstringConcat=inline"}) {
            assertEquals("made." + plan, plan(body, options), options);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            'items' is always new java.util.ArrayList, which the constructor fills | { final List<String> items = new ArrayList<>(); Made() { items.add("x"); } }
            'items' is always new java.util.ArrayList, which other code or another field gets, too | { final List<String> items = new ArrayList<>(); static final List<Object> ALL = new ArrayList<>(); { ALL.add(items); } }
            'items' is always new java.util.ArrayList, which other code or another field gets, too | { final List<String> items = new ArrayList<>(); static List<String> last; { last = items; } }
            'items' is always new java.util.ArrayList, which other code or another field gets, too | { final List<String> items = new ArrayList<>(); transient List<String> view = Collections.unmodifiableList(items); }
            'items' is always new java.util.ArrayList, which other code or another field gets, too | { final List<String> items = new ArrayList<>(); final List<String> again = items; }
            'items' is always new java.util.HashMap, which other code or another field gets, too | { final Map<String, String> items = new HashMap<>(); transient Set<String> keys = items.keySet(); }
            'items' is always new java.util.HashMap, which LambdaMetafactory.metafactory may fill | { final Map<String, String> items = new HashMap<>(); { Runnable clear = () -> new ArrayList<>(items.keySet()); clear.run(); } }
            'items' is always new java.util.ArrayList, which List.add may fill | { final List<String> items = new ArrayList<>(); Made() { more(); } void more() { items.add("more"); } }
            'items' is always new java.util.ArrayList, and another constructor stores something else | { final List<String> items; Made() { items = new ArrayList<>(); } Made(String... all) { items = Arrays.asList(all); } }
            'kept' gets the same parameter as field 'shown' | { final List<String> kept; final List<String> shown; Made(List<String> c) { kept = new ArrayList<>(c); shown = Collections.unmodifiableList(new ArrayList<>(c)); } }
            'kept' gets the same parameter as field 'shown' | { final List<String> kept; final List<String> shown; Made(List<String> c) { kept = copy(c); shown = Collections.unmodifiableList(copy(c)); } static List<String> copy(List<String> c) { return new ArrayList<>(c); } }
            'kept' gets the same parameter as field 'shown' | { final List<String> kept; final List<String> shown; Made(List<String> c) { kept = new ArrayList<>(c); shown = Collections.unmodifiableList(kept); } Made(List<String> c, int n) { kept = new ArrayList<>(c); shown = Collections.unmodifiableList(new ArrayList<>(c)); } }
            'items' gets a new LinkedHashMap | { final Map<String, String> items = new LinkedHashMap<>(16, 0.75f, true); }
            'items' is always new java.util.ArrayList | { final List<String> items; Made() { if (System.nanoTime() > 0) { items = new ArrayList<>(); } else { items = new ArrayList<>(5); } } }
            'items' gets a new TreeMap | { final Map<String, String> items = new TreeMap<>(Comparator.reverseOrder()); }
            'id' gets the result of UUID.randomUUID | { final UUID id = UUID.randomUUID(); }
            'at' gets the result of System.nanoTime | { final long at = System.nanoTime(); }
            'at' gets the result of System.nanoTime | { final long at; Made() { at = clock(); } long clock() { return System.nanoTime(); } }
            'n' gets a value that is computed | { static int count; final int n = ++count; }
            'n' gets values that differ between branches | { final int n; Made() { int m = 1; if (System.nanoTime() % 2 == 0) { m = 2; } n = m; } }
            'n' gets values that differ between branches | { final int n; Made() { int m = 1; try { Thread.sleep(1); } catch (InterruptedException e) { m = 2; } n = m; } }
            'b' gets values that differ between branches from field 'a', which can change | { int a; final int b; Made(int n) { a = n; b = n > 0 ? 1 : 2; } }
            'b' gets values that differ between branches from field 'a', which can change | { String a; final int b; Made(String n) { a = n; b = n == null ? 1 : 2; } }
            'b' gets values that differ between branches from field 'a', which can change | { int a; final int b; Made(int n) { a = n; int m; switch (n) { case 1: m = 4; break; case 2: m = 5; break; default: m = 6; } b = m; } }
            'b' gets a value that is computed from field 'a', which can change | { int a; final int b; Made(int n) { a = n; b = n + 1; } }
            'b' gets a value that is computed, and another constructor stores something else | { final int a, b; Made(int n) { a = n; b = n + 1; } Made(long n) { a = (int) n; b = 0; } }
            'k' gets Made.K.now | { final K k = K.now; enum K { A; static K now = A; } }
            'text' gets a text that is put together | { final List<String> a; final String text; Made(List<String> a) { this.a = a; text = "" + a; } }
            'text' gets the result of StringBuilder.toString | { final int n; final String text; Made(int n) { this.n = n; StringBuilder b = new StringBuilder(); b.append("x").append(new Object()); text = b.toString(); } }
            'text' gets the result of StringBuilder.toString | { final int n; final String text; Made(int n) { this.n = n; StringBuilder b = new StringBuilder(); add(b); text = b.toString(); } static void add(StringBuilder b) { b.append(System.nanoTime()); } }
            'text' gets a text that is put together from field 'n', which can change | { int n; final String text; Made(int n) { this.n = n; StringBuilder b = new StringBuilder(); b.append(n); text = b.toString(); } }
            'text' gets the result of Locale.getDisplayScript | { final Locale a; final String text; Made(Locale a) { this.a = a; text = a.getDisplayScript(); } }
            'text' gets the result of String.toLowerCase | { final String a, text; Made(String a) { this.a = a; text = a.toLowerCase(); } }
            """)
    void fieldsOfUnknownContentsAreNotFilledOrCompared(String reason, String body) throws Exception {
        for (String options : new String[] {"-g:none", "-g"}) {
            String message = refusal(body, options);
            assertTrue(message.contains("final field " + reason + ".\n"), () -> options + ": " + message);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            final field 'items' gets a copy of parameter number 1, and another constructor does not | { final List<String> items; Made(List<String> c) { items = List.copyOf(c); } Made(String[] c) { items = Arrays.asList(c); } }
            final field 'items' gets a copy of parameter number 1, and another constructor does not | { final Map<String, String> items; Made(Map<String, String> c) { items = new HashMap<>(c); } Made(LinkedHashMap<String, String> c) { items = c; } Made(String n) { this(new LinkedHashMap<>(Map.of(n, n))); } }
            final field 'view' gets a copy of parameter number 1, and another constructor does not | { final List<String> pages, view; Made(List<String> p) { pages = p; view = Collections.unmodifiableList(p); } Made() { pages = new ArrayList<>(); view = List.of(); } }
            refuses null for field 'name', which made.Made(byte[]) leaves null | { final byte[] code; final String name; Made(byte[] c) { code = c; name = null; } Made(byte[] c, String n) { code = c; name = Objects.requireNonNull(n); } }
            """)
    void fieldsThatAnotherConstructorStoresAreRestoredToo(String reason, String body) throws Exception {
        String message = refusal(body, "-g");
        assertTrue(message.contains(": " + reason + ".\n"), message);
    }

    /** A list that was made of a set may have got an element twice since; hash tables of other sizes have other orders. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            List   | new ArrayList<>(new LinkedHashSet<>(c))
            List   | new ArrayList<>(new TreeSet<>(c))
            List   | List.copyOf(new HashSet<>(c))
            List   | Collections.unmodifiableList(new ArrayList<>(new HashSet<>(c)))
            List   | c == null ? List.of() : new LinkedList<>(new LinkedHashSet<>(c))
            Set    | new LinkedHashSet<>(new TreeSet<>(c))
            Set    | new LinkedHashSet<>(new HashSet<>(c))
            Set    | new HashSet<>(new TreeSet<>(c))
            """)
    void copiesOfCopiesThatMayLoseElementsOrTheirOrderAreRefused(String type, String copy) throws Exception {
        String body = "{ final " + type + "<String> items; Made(Collection<String> c) { items = " + copy + "; } }";
        String message = refusal(body, "-g");
        assertTrue(message.contains("final field 'items' gets "), message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            List   | List.copyOf(new LinkedHashSet<>(c))
            List   | Collections.unmodifiableList(new ArrayList<>(new LinkedHashSet<>(c)))
            List   | c == null ? List.of() : Collections.unmodifiableList(new ArrayList<>(new TreeSet<>(c)))
            List   | new ArrayList<>(List.copyOf(c))
            Set    | Collections.unmodifiableSet(new HashSet<>(c))
            Set    | Set.copyOf(new TreeSet<>(c))
            Set    | new TreeSet<>(new HashSet<>(c))
            Set    | new HashSet<>(new LinkedHashSet<>(c))
            """)
    void copiesOfCopiesThatKeepWhatTheyMadeAreProved(String type, String copy) throws Exception {
        String body = "{ final " + type + "<String> items; Made(Collection<String> c) { items = " + copy + "; } }";
        assertEquals("made.Made(items)", plan(body, "-g"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-g:none", "-g", "-g -parameters"})
    void superclassesTakePart(String options) throws Exception {
        String body = "extends Above { final int low; Made(int x, int y, int z) { super(y, x); low = z; } }"
                + " class Above { final int first, second; int third;"
                + " Above(int a, int b) { first = a; second = b; third = a; } }";
        assertEquals("made.Made(second, first, low), then third", plan(body, options));
        String changed = body.replace("super(y, x)", "super(y, x + 1)");
        String message = refusal(changed, options);
        assertTrue(message.contains("final field 'second' gets a value that is computed"), message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            { int n; Made(int n) { this.n = n; try { spoil(); } catch (RuntimeException e) { } } void spoil() { n = 0; throw new RuntimeException(); } }
            { int n; Made(int n) { this.n = n; try { spoil(n); } catch (RuntimeException e) { } } void spoil(int m) { n = 0; if (m > 5) { throw new RuntimeException(); } n = m; } }
            { int n; Made(int n) { this.n = n; this.n = n + 1; } }
            { int n; Made(int n) { this.n = n; begin(); } private void begin() { n = 100; } }
            { int n; Made(int n) { this.n = n; begin(); } void begin() { if (n > 5) { n = 100; } } }
            { int n; Made(int n) { this.n = n; begin(this); } static void begin(Made made) { made.n = 100; } }
            { List<String> n; Made(List<String> n) { this.n = List.copyOf(n); } }
            { byte[] n; Made(byte[] n) { this(n, 0, n.length); } Made(byte[] b, int from, int size) { n = new byte[size]; System.arraycopy(b, from, n, 0, size); } }
            extends Above { Made(int n) { super(n); } private void begin() { } } class Above { int n; Above(int n) { this.n = n; begin(); } private void begin() { n = 100; } }
            """)
    void fieldsThatACalledMethodStoresAreSetAgain(String body) throws Exception {
        assertEquals("made.Made(n), then n", plan(body, "-g"));
    }

    @Test
    void aFieldMayHoldAValueComputedFromItsOwnInstance() throws Exception {
        String body = "{ int n; boolean b; Made(int n) { b = this instanceof Object; note(this); this.n = n; }"
                + " static void note(Object o) { System.out.print(o); } }";
        String message = refusal(body, "-g:none");
        assertTrue(message.contains("parameter number 1 of type int is not what a field holds"), message);
    }

    /** The code of what it overrides does not run. */
    @Test
    void aNativeMethodIsUnknownCode() throws Exception {
        String body = "extends Above { Made(int x) { super(x); } native void keep(int n); }"
                + " class Above { int m; Above(int x) { keep(x); } void keep(int x) { m = x; } }";
        String message = refusal(body, "-g:none");
        assertTrue(message.contains("parameter number 1 of type int is not what a field holds"), message);
        assertEquals("made.Made(m)", plan(body.replace("native void keep(int n);", ""), "-g:none"));
    }

    /** Class files may have as many variables as they like, and ways of copying that grow with each call. */
    @Test
    void codeThatNobodyWritesIsNotFollowed() throws Exception {
        String variables =
                IntStream.range(0, 1_001).mapToObj(i -> "int v" + i + " = 0;").collect(Collectors.joining(" "));
        String message = refusal("{ final int n; Made(int n) { " + variables + " this.n = n; } }", "-g:none");
        assertTrue(
                message.contains(
                        ": final field 'n' can't be followed, because the class file is not there, can't be read or"
                                + " is that of another class, or the code is too long.\n"),
                message);
        StringBuilder copies =
                new StringBuilder("{ final List<String> items; Made(List<String> c) { items = copy9(c); }");
        for (int i = 0; i < 10; i++) {
            String copy = i == 0 ? "l = new ArrayList<>(l); " : "l = copy" + (i - 1) + "(l); ";
            copies.append(" static List<String> copy" + i + "(List<String> l) { ")
                    .append(copy.repeat(100))
                    .append("return l; }");
        }
        String many = refusal(copies.append(" }").toString(), "-g:none");
        assertTrue(many.contains(": final field 'items' gets the result of Made.copy0.\n"), many);
    }

    @Test
    void methodsOfAnotherPackageAreNotOverridden() throws Exception {
        String above = "package above; public class Above { int n; protected Above(int n) { this.n = n; begin(); }"
                + " void begin() { n = 100; } }";
        String made =
                "package made; public class Made extends above.Above { Made(int n) { super(n); } void begin() { } }";
        Path classes = new CompiledSources(folder)
                .with("above.Above", above)
                .with("made.Made", made)
                .compile("-g");
        try (URLClassLoader loader = CompiledSources.loader(classes)) {
            assertEquals("made.Made(n), then n", plan(loader.loadClass("made.Made")));
        }
    }

    /** For Java 18 and later, javac keeps the instance around another one only where something uses it. */
    @Test
    @Tag("jdk")
    @EnabledForJreRange(min = JRE.JAVA_18)
    void anOuterInstanceThatNoFieldHoldsIsNamedAsSuch() throws Exception {
        String body = "{ class Line { String text; Line(String text) { this.text = text; } } }";
        for (String options : new String[] {"-g:none", "-g", "-g -parameters"}) {
            try (URLClassLoader loader = compiled(body, options + " -XDoptimizeOuterThis=true")) {
                ClassModel model = ClassModels.create().of(loader.loadClass("made.Made$Line"));
                String message = assertThrows(
                                UnsupportedClassException.class,
                                () -> CreationPlan.of(InnerClasses.of(model, BareInstances.NEVER), BareInstances.NEVER))
                        .getMessage();
                String reason =
                        " is the outer instance, which compilers keep only where something uses it: make the class"
                                + " static.\n";
                assertTrue(message.contains(reason), message);
            }
        }
    }

    /** Protected jars return other bytes than those they define classes from. */
    @Test
    void classFilesThatAreDamagedAreARefusal() throws Exception {
        String body = "{ final String a; final long b; Made(String x, long y) { a = x; b = y; } }";
        Path classes =
                new CompiledSources(folder).with("made.Made", IMPORTS + body).compile("-g:none");
        byte[] bytes = Files.readAllBytes(classes.resolve("made/Made.class"));
        assertEquals("made.Made(a, b)", planOfDamaged(bytes, bytes));
        for (int i = 0; i < bytes.length; i++) {
            assertRefusedOrProved(bytes, Arrays.copyOf(bytes, i));
            byte[] changed = bytes.clone();
            changed[i] ^= 0x55;
            assertRefusedOrProved(bytes, changed);
        }
    }

    private static void assertRefusedOrProved(byte[] defined, byte[] damaged) throws ClassNotFoundException {
        try {
            planOfDamaged(defined, damaged);
        } catch (UnsupportedClassException e) {
            assertTrue(e.getMessage().startsWith("Cannot create made.Made"), e::getMessage);
        }
    }

    private static String planOfDamaged(byte[] defined, byte[] damaged) throws ClassNotFoundException {
        return plan(
                new ClassLoader(ProvedConstructorsTest.class.getClassLoader()) {
                    @Override
                    protected Class<?> findClass(String name) {
                        return defineClass(name, defined, 0, defined.length);
                    }

                    @Override
                    public InputStream getResourceAsStream(String name) {
                        return new ByteArrayInputStream(damaged);
                    }
                }.loadClass("made.Made"));
    }

    private static String plan(Class<?> type) {
        return CreationPlan.of(ClassModels.create().of(type), BareInstances.NEVER)
                .toString();
    }

    private String plan(String body, String options) throws Exception {
        try (URLClassLoader loader = compiled(body, options)) {
            return plan(loader.loadClass("made.Made"));
        }
    }

    private String refusal(String body, String options) throws Exception {
        return assertThrows(UnsupportedClassException.class, () -> plan(body, options))
                .getMessage();
    }

    private URLClassLoader compiled(String body, String options) throws IOException {
        Path own = Files.createTempDirectory(folder, "made");
        List<String> all = new ArrayList<>(List.of(options.split(" ")));
        all.add("-Xlint:none");
        Path classes =
                new CompiledSources(own).with("made.Made", IMPORTS + body).compile(all.toArray(String[]::new));
        return CompiledSources.loader(classes);
    }
}
