package dev.piculet.access;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.access.error.UnsupportedClassException;
import dev.piculet.access.plan.BareInstances;
import dev.piculet.access.plan.CreationPlan;
import dev.piculet.model.ClassModel;
import dev.piculet.model.inspect.ClassModels;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A constructor that takes a builder is used if its code proves that it keeps what the builder's fields hold. */
class BuildersTest {
    private static final String IMPORTS = "package made; import java.util.*; public class Made ";

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            new Builder: a, b            | { final int a; final String b; private Made(Builder x) { a = x.a; b = x.b; } static class Builder { private int a; private String b; private Builder() { } } }
            new Builder: a, b            | { final int a; final String b; Made(Builder x) { a = x.b; b = x.a; } static class Builder { int b; String a; } }
            new Builder: a               | { final String a; Made(Builder x) { a = Objects.requireNonNull(Objects.requireNonNull(x).a, "a"); } static class Builder { String a = "none"; } }
            new Builder: a               | { final List<String> a; Made(Builder x) { a = Collections.unmodifiableList(new ArrayList<>(x.a)); } static class Builder { List<String> a = new ArrayList<>(); } }
            new Builder: a               | { final List<String> a; Made(Builder x) { a = x.a == null ? List.of() : List.copyOf(x.a); } static class Builder { List<String> a; } }
            new Builder: a               | { final Map<String, String> a; Made(Builder x) { a = x.a != null ? Collections.unmodifiableMap(x.a) : null; } static class Builder { Map<String, String> a; } }
            new Builder: a, b            | { final int a; final List<String> b; Made(Builder x) { a = x.a; b = List.copyOf(x.b); } static class Builder { int a; final List<String> b = new ArrayList<>(); } }
            new Builder: a, b            | { final int a; final Set<String> b; Made(Builder x) { a = x.a; b = Collections.unmodifiableSet(x.b); } static class Builder { int a; final Set<String> b = new HashSet<>(); Builder() { } Builder(int a) { this.a = a; b.add("x"); } } }
            new Builder: a, b            | { final int a; final List<String> b; Made(Builder x) { a = x.a; b = Collections.unmodifiableList(new ArrayList<>(x.b)); } static class Builder { int a; final Set<String> b = new LinkedHashSet<>(); } }
            new Builder: a, b            | { final int a; final Set<String> b; Made(Builder x) { a = x.a; b = new HashSet<>(x.b); } static class Builder { int a; final Set<String> b = new HashSet<>(); } }
            new Builder: a, b            | { final int a; final long b; Made(Builder x) { a = x.a; b = Objects.requireNonNull(x.b); } static class Builder { Integer a = 3; Long b; } }
            new Builder: a, b            | { final int a; final boolean b; Made(Builder x) { a = x.a == null ? 7 : x.a; b = x.b != null ? x.b : false; } static class Builder { Integer a; Boolean b; } }
            new Builder: a               | { final String a; Made(Builder x) { a = x.getA(); } static class Builder { private String a; public String getA() { return a; } } }
            new Builder: a               | { final String a; Made(Builder x) { a = x.a(); } static class Builder extends Above { public String a() { return a; } } static abstract class Above { String a; public String a() { return "above"; } } }
            new Builder: a, b            | extends Above { final int b; Made(Builder x) { super(x); b = x.b; } static class Builder extends Above.Parts { int b; public int a() { return a; } } } abstract class Above { final int a; Above(Parts x) { a = x.a(); } static abstract class Parts { int a; abstract int a(); } }
            new Builder: a               | { final int a; Made(Builder x) { if (x.a < 0) throw new IllegalArgumentException("a"); a = x.a; } static class Builder { int a; int b = 7; } }
            new Builder: a], fills b     | { final int a; final List<String> b = new ArrayList<>(); Made(Builder x) { a = x.a; } static class Builder { int a; } }
            new Builder: a], then b      | { final int a; int b; Made(Builder x) { a = x.a; b = 5; } static class Builder { int a; } }
            new Builder: a], then b      | { final String a; String b; Made(Builder x) { a = x.a; b = x.a; } static class Builder { String a; } }
            new Builder: a], then b      | { final List<String> a; List<String> b; Made(Builder x) { a = new ArrayList<>(x.a); b = new ArrayList<>(x.a); } static class Builder { List<String> a; } }
            new Builder: a], compares b  | { final int a; final String b = "kind"; Made(Builder x) { a = x.a; } static class Builder { int a; } }
            """)
    void aFieldOfABuilderGetsWhatTheFieldHeld(String plan, String body) throws Exception {
        String expected = "made.Made(" + plan.replace("], ", "), ") + (plan.contains("], ") ? "" : ")");
        for (String options : new String[] {"-g:none", "-g"}) {
            assertEquals(expected, planOf(body, options), options);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            final field 'b' gets no field of the builder           | { final int a, b; Made(Builder x) { a = x.a; b = x.a * 2; } static class Builder { int a; } }
            nothing that is written tells field 'b' of the builder  | { final int a; final List<String> b; Made(Builder x) { a = x.a; b = new ArrayList<>(x.b); } static class Builder { int a; final Set<String> b = new HashSet<>(); } }
            nothing that is written tells field 'b' of the builder  | { final int a; final List<String> b; Made(Builder x) { a = x.a; b = Collections.unmodifiableList(new ArrayList<>(x.b)); } static class Builder { int a; final Set<String> b = new HashSet<>(); } }
            nothing that is written tells field 'b' of the builder  | { final int a; final List<String> b; Made(Builder x) { a = x.a; b = new ArrayList<>(x.b); } static class Builder { int a; final Set<String> b = new TreeSet<>(); } }
            nothing that is written tells field 'b' of the builder  | { final int a; final List<String> b; Made(Builder x) { a = x.a; b = x.b == null ? List.of() : new ArrayList<>(x.b); } static class Builder { int a; List<String> b; } }
            nothing that is written tells field 'b' of the builder  | { final int a; final List<String> b; Made(Builder x) { a = x.a; b = x.b; } static class Builder { int a; final List<String> b = new ArrayList<>(); { b.add("x"); } } }
            nothing that is written tells field 'b' of the builder  | { final int a; final List<String> b; Made(Builder x) { a = x.a; b = x.b; } Made(List<String> x) { a = 3; b = x; } static class Builder { int a; final List<String> b = new ArrayList<>(); } }
            nothing that is written tells field 'b' of the builder  | { final int a; final List<String> b; Made(Builder x) { a = x.a; b = x.b; } static class Builder { int a; ArrayList<String> b; } }
            nothing that is written tells field 'b' of the builder  | { final int a; final String b; Made(Builder x) { a = x.a; b = x.b; } Made(int x) { a = x * 2; b = null; } static class Builder { int a; String b; } }
            nothing that is written tells field 'b' of the builder  | { final int a; final long b; Made(Builder x) { a = x.a; b = x.b; } static class Builder { int a; Integer b; } }
            nothing that is written tells field 'b' of the builder  | { final int a; Made(Builder x) { if (x.b == 0) throw new IllegalStateException(); a = x.a; } static class Builder { int a; int b; } }
            nothing that is written tells field 'b' of the builder  | { final int a; final int b; Made(Builder x) { a = x.a; b = x.b + 1; } static class Builder { int a; int b; } }
            fields 'a' and 'b' hold the same List                   | { final List<String> a; List<String> b; Made(Builder x) { a = x.a; b = x.a; } static class Builder { List<String> a; } }
            fields 'a' and 'b' hold the same List                   | { final List<String> a; List<String> b; Made(Builder x) { a = x.a; b = Collections.unmodifiableList(x.a()); } static class Builder { List<String> a; List<String> a() { return a; } } }
            fields 'a' and 'b' hold the same List                   | { final List<String> a; List<String> b; Made(Builder x) { a = x.a; } Made(List<String> x, int n) { a = x; b = x; } static class Builder { List<String> a; } }
            """)
    void aBuilderWhoseFieldsAreNotKeptIsNotUsed(String reason, String body) throws Exception {
        String message = refusal(body);
        assertTrue(message.contains("made.Made(made.Made$Builder) with a new builder: " + reason + ".\n"), message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            { final int a; Made(Builder x) { a = x.a; note(x); } static void note(Object o) { System.identityHashCode(o); } static class Builder { int a; } }
            { final List<String> a; Made(Builder x) { a = x.a; a.add("more"); } static class Builder { List<String> a; } }
            { final List<String> a; Made(Builder x) { a = x.a; x.a = new ArrayList<>(); } static class Builder { List<String> a; } }
            { final int a; final Builder b; Made(Builder x) { a = x.a; b = x; } static class Builder { int a; } }
            { final int a; Made(Builder x) { a = x.a(); } interface Source { int a(); } static class Builder implements Source { int a; public int a() { return a++; } } }
            { final int a; Made(Builder x) { a = x.a; } static class Builder { int a; Builder(int a) { this.a = a; } } }
            { final int a; Made(Builder x) { a = x.a; } static abstract class Builder { int a; } }
            { final int a; Made(Builder x) { a = x.a; } class Builder { int a; } }
            { final int a; Made(Builder x) { a = x.a; REGISTRY.add(this); } static final List<Object> REGISTRY = new ArrayList<>(); static class Builder { int a; } }
            { final int a; Made(Builder x) { a = x.getA(); } static class Builder { int a; static int reads; public int getA() { return a + ++reads; } } }
            """)
    void aBuilderThatCodeMayChangeOrKeepIsNotUsed(String body) throws Exception {
        assertTrue(refusal(body).startsWith("Cannot create made.Made"));
    }

    @Test
    void aBuilderIsMadeForEachInstanceAndKeepsWhatIsAbsent() throws Exception {
        String body = "{ final int a; final String b; Made(Builder x) { a = x.a; b = x.b; }"
                + " @Override public String toString() { return a + b; }"
                + " static class Builder { private int a = 3; private String b = \"own\"; private Builder() { } } }";
        try (URLClassLoader loader = compiled(body, "-g")) {
            ClassModel model = ClassModels.create().of(loader.loadClass("made.Made"));
            CreationPlan plan = CreationPlan.of(model, BareInstances.NEVER);
            BuilderInstantiator instantiator = Accessors.of(model).builderInstantiator(plan);
            Object[] arguments = instantiator.arguments();
            assertEquals("3own", instantiator.create(arguments).toString());
            arguments[0] = 5;
            arguments[1] = null;
            assertEquals("5null", instantiator.create(arguments).toString());
            assertEquals("3own", instantiator.create(instantiator.arguments()).toString());
            assertEquals("""
                    made.Made
                      by        made.Made(made.Made$Builder)
                      of        a new made.Made$Builder with these fields
                      given     a, b
                      not by    made.Made(made.Made$Builder): final field 'a' gets field Made.Builder.a.""", plan.describe());
        }
    }

    private String planOf(String body, String options) throws Exception {
        try (URLClassLoader loader = compiled(body, options)) {
            ClassModel model = ClassModels.create().of(loader.loadClass("made.Made"));
            return CreationPlan.of(model, BareInstances.NEVER).toString();
        }
    }

    private String refusal(String body) throws Exception {
        return assertThrows(UnsupportedClassException.class, () -> planOf(body, "-g"))
                .getMessage();
    }

    private URLClassLoader compiled(String body, String options) throws Exception {
        Path own = Files.createTempDirectory(folder, "made");
        List<String> all = List.of(options, "-Xlint:none");
        Path classes =
                new CompiledSources(own).with("made.Made", IMPORTS + body).compile(all.toArray(String[]::new));
        return CompiledSources.loader(classes);
    }
}
