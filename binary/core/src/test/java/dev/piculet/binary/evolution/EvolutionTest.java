package dev.piculet.binary.evolution;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.binary.Structure;
import dev.piculet.binary.Twins;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.IntegerEncoding;
import dev.piculet.binary.io.SchemaMismatchException;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class EvolutionTest {
    @TempDir
    Path folder;

    @Test
    void addedFieldsHaveTheirInitialValues() throws Exception {
        Evolution evolution = new Evolution(
                folder,
                "int id;",
                "int id; int zero; String none; boolean no; int seven = 7; List<String> list = new ArrayList<>();");
        evolution.assertRead(
                "id=Integer 5, list=java.util.ArrayList[], no=Boolean false, none=null, seven=Integer 7,"
                        + " zero=Integer 0",
                evolution.former("id", 5));
    }

    @Test
    void addedComponentsOfRecordsAreZeroOrNull() throws Exception {
        Evolution evolution = new Evolution(
                folder,
                "public record Order(int id) {}",
                "public record Order(long more, String name, int id, Integer box, double d, char c, boolean no) {}");
        evolution.assertRead(
                "box=null, c=Character \\u0000, d=Double 0.0, id=Integer 5, more=Long 0, name=null, no=Boolean false"
                        .replace("\\u0000", "\0"),
                evolution.former(5));
    }

    @Test
    void removedFieldsAreReadOver() throws Exception {
        Evolution evolution = new Evolution(
                folder,
                "int id; String text; List<String> list; Map<String, Integer> map; Color color; Part part; int[] ints;"
                        + " UUID uuid; Integer box; double number; boolean flag; Part[] parts; Set<Color> colors;"
                        + " Object any; enum Color { RED } public static class Part { int x; Part next; }",
                "int id; int zzz;");
        evolution.with((builder, type) -> builder.allow(Integer.class));
        Object inner = evolution.formerNested("Part", "x", 1);
        Object part = evolution.formerNested("Part", "x", 70_000, "next", inner);
        Object red = evolution.formerConstant("Color", 0);
        Object former = evolution.former(
                "id",
                5,
                "text",
                "removed",
                "list",
                new ArrayList<>(Arrays.asList("a", null)),
                "map",
                new HashMap<>(Map.of("k", 1)),
                "color",
                red,
                "part",
                part,
                "ints",
                new int[20],
                "box",
                3,
                "flag",
                true,
                "uuid",
                new java.util.UUID(1, 2),
                "number",
                2.5,
                "colors",
                new java.util.HashSet<>(List.of(red)),
                "any",
                "text");
        evolution.assertRead("id=Integer 5, zzz=Integer 0", former);
    }

    @Test
    void reorderedFieldsAreTheSameSchema() throws Exception {
        Evolution evolution =
                new Evolution(folder, "int id; String a; String b; long n;", "String b; long n; String a; int id;");
        assertEquals(evolution.formerSchema(), evolution.presentSchema());
    }

    @Test
    void renamedFieldsAreFoundByTheirAlias() throws Exception {
        Evolution evolution = new Evolution(folder, "int id; String name;", "int number; String title;");
        evolution.withPresent((builder, type) ->
                builder.alias(type, "number", "no").alias(type, "number", "id").alias(type, "title", "name"));
        evolution.assertRead("number=Integer 5, title=\"a\"", evolution.former("id", 5, "name", "a"));
    }

    @Test
    void inheritedFieldsAreFoundByAnAliasOfEitherClass() throws Exception {
        String subclass = " static class Line extends Order { int own; }";
        for (String aliased : new String[] {"Order", "Line"}) {
            Evolution evolution =
                    new Evolution(folder, "Line line; int id;" + subclass, "Line line; int number;" + subclass);
            evolution.withPresent((builder, type) ->
                    builder.alias(aliased.equals("Order") ? type : Evolution.nested(type, "Line"), "number", "id"));
            evolution.assertRead(
                    "line=evolving.Order$Line(own=Integer 6, line=null, number=Integer 5, ), number=Integer 0",
                    evolution.former("line", line(evolution)));
        }
    }

    private static Object line(Evolution evolution) throws ReflectiveOperationException {
        Object line = evolution.formerNested("Line", "own", 6);
        Field id = line.getClass().getSuperclass().getDeclaredField("id");
        id.setAccessible(true);
        id.set(line, 5);
        return line;
    }

    @Test
    void renamedFieldsWithoutAnAliasAreAnotherField() throws Exception {
        Evolution evolution = new Evolution(folder, "int id; int kept;", "int kept; int number;");
        evolution.assertRead("kept=Integer 1, number=Integer 0", evolution.former("id", 5, "kept", 1));
    }

    @ParameterizedTest
    @EnumSource(IntegerEncoding.class)
    void integersAreWidened(IntegerEncoding encoding) throws Exception {
        Evolution evolution = new Evolution(
                folder,
                "int a; int b; int c; int d; int e; Integer f; Integer g; Integer h; int i;",
                "long a; long b; double c; Long d; Integer e; Long f; int g; long h; Double i;");
        evolution.with((builder, type) -> builder.integers(encoding));
        evolution.assertRead(
                "a=Long 40000, b=Long -5, c=Double 40000.0, d=Long -1, e=Integer 7, f=Long 8, g=Integer 9,"
                        + " h=Long 70000, i=Double -70000.0",
                evolution.former(
                        "a", 40_000, "b", -5, "c", 40_000, "d", -1, "e", 7, "f", 8, "g", 9, "h", 70_000, "i", -70_000));
    }

    @Test
    void otherNumbersAreWidened() throws Exception {
        Evolution evolution = new Evolution(
                folder,
                "float f; byte b; short s; char c; byte bb; short ss; Float boxed; byte bd; short sf; char ci;",
                "double f; short b; int s; int c; long bb; double ss; Double boxed; double bd; float sf; long ci;");
        evolution.assertRead(
                "b=Short -1, bb=Long -2, bd=Double -3.0, boxed=Double 1.5, c=Integer 97, ci=Long 65535,"
                        + " f=Double 2.5, s=Integer -300, sf=Float -5.0, ss=Double -400.0",
                evolution.former(
                        "f",
                        2.5f,
                        "b",
                        (byte) -1,
                        "s",
                        (short) -300,
                        "c",
                        'a',
                        "bb",
                        (byte) -2,
                        "ss",
                        (short) -400,
                        "boxed",
                        1.5f,
                        "bd",
                        (byte) -3,
                        "sf",
                        (short) -5,
                        "ci",
                        '\uffff'));
    }

    @Test
    void elementsAreWidened() throws Exception {
        Evolution evolution = new Evolution(
                folder,
                "List<Integer> list; Map<String, Float> map; Integer[] array;",
                "List<Long> list; Map<String, Double> map; Long[] array;");
        evolution.assertRead(
                "array=java.lang.Long[]{Long 4, null, }, list=java.util.ArrayList[Long 1, Long 70000],"
                        + " map=java.util.HashMap[\"k\"=Double 0.5]",
                evolution.former(
                        "list",
                        new ArrayList<>(Arrays.asList(1, 70_000)),
                        "map",
                        new HashMap<>(Map.of("k", 0.5f)),
                        "array",
                        new Integer[] {4, null}));
    }

    @Test
    void valuesBecomeOptionals() throws Exception {
        Evolution evolution = new Evolution(
                folder,
                "String a; String b; Integer c; int d; Part e; public static class Part {}",
                "Optional<String> a; Optional<String> b; Optional<Integer> c; Optional<Integer> d; Optional<Part> e;"
                        + " public static class Part {}");
        Object former = evolution.former("a", "x", "c", 3, "d", 4, "e", evolution.formerNested("Part"));
        byte[] bytes = evolution.write(former);
        Object first = evolution.twins().readInterpreted(bytes);
        Object second = evolution.twins().readOlderGenerated(evolution.formerSchema(), bytes);
        String text = Structure.of(first).replaceAll("@[0-9a-f]+", "");
        assertEquals(
                "evolving.Order(a=Optional Optional[x], b=Optional Optional.empty, c=Optional Optional[3],"
                        + " d=Optional Optional[4], e=Optional Optional[evolving.Order$Part], )",
                text);
        assertEquals(text, Structure.of(second).replaceAll("@[0-9a-f]+", ""));
    }

    @Test
    void nullsInFieldsThatBecamePrimitiveAreAnError() throws Exception {
        Evolution evolution = new Evolution(folder, "Integer x;", "int x;");
        byte[] bytes = evolution.write(evolution.former());
        Twins<Object> twins = evolution.twins();
        BinaryException interpreted = assertThrows(BinaryException.class, () -> twins.readInterpreted(bytes));
        assertEquals(
                "Null is not allowed for int at $.x (offset 5 of 5).\n"
                        + "  Declare the type nullable to read such data.",
                interpreted.getMessage());
        BinaryException generated =
                assertThrows(BinaryException.class, () -> twins.generated().deserialize(bytes));
        assertEquals(interpreted.getMessage(), generated.getMessage());
    }

    @Test
    void listsBecomeOtherCollections() throws Exception {
        Evolution evolution = new Evolution(folder, "List<String> a; Set<String> b;", "Set<String> a; List<String> b;");
        evolution.assertRead(
                "a=java.util.HashSet[\"x\", \"y\"], b=java.util.ArrayList[\"z\"]",
                evolution.former("a", new ArrayList<>(List.of("x", "y")), "b", new java.util.HashSet<>(List.of("z"))));
    }

    @Test
    void fieldsMoveToSuperclasses() throws Exception {
        Evolution evolution = new Evolution(
                folder,
                "int id; String name;",
                "public class Order extends Entity { String name; } class Entity { int id; }");
        evolution.assertRead("name=\"n\", id=Integer 5", evolution.former("id", 5, "name", "n"));
    }

    @Test
    void classesBecomeRecords() throws Exception {
        Evolution evolution = new Evolution(
                folder, "String name; Order next;", "public record Order(Order next, int id, String name) {}");
        Object last = evolution.former("name", "b");
        evolution.assertRead(
                "id=Integer 0, name=\"a\", next=evolving.Order(id=Integer 0, name=\"b\", next=null, )",
                evolution.former("name", "a", "next", last));
    }

    @Test
    void recursiveRecordsBecomeChains() throws Exception {
        Evolution evolution = new Evolution(
                folder, "public record Order(Order next, String name) {}", "int id = 3; String name; Order next;");
        evolution.assertRead(
                "id=Integer 3, name=\"a\", next=evolving.Order(id=Integer 3, name=\"b\", next=null, )",
                evolution.former(evolution.former(null, "b"), "a"));
    }

    @Test
    void chainsOfOlderSchemasNeedNoStack() throws Exception {
        Evolution evolution =
                new Evolution(folder, "String name; Order next;", "String name; int added = 1; Order next;");
        Object chain = null;
        for (int i = 0; i < 50_000; i++) {
            chain = evolution.former("name", "x", "next", chain);
        }
        byte[] bytes = evolution.write(chain);
        Object first = evolution.twins().readInterpreted(bytes);
        Object second = evolution.twins().readOlderGenerated(evolution.formerSchema(), bytes);
        assertArrayEquals(
                evolution.twins().writeInterpreted(first), evolution.twins().writeInterpreted(second));
    }

    @Test
    void wideClassesEvolveGroupByGroup() throws Exception {
        StringBuilder former = new StringBuilder();
        StringBuilder present = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            former.append("int f").append(i).append("; String s").append(i).append(';');
            present.append(i % 7 == 0 ? "" : "long f" + i + ";").append(i % 5 == 0 ? "" : "String s" + i + ";");
        }
        Evolution evolution = new Evolution(folder, former.toString(), present + "int added = 1;");
        Object[] values = new Object[160];
        List<String> expected = new ArrayList<>(List.of("added=Integer 1"));
        for (int i = 0; i < 40; i++) {
            values[4 * i] = "f" + i;
            values[4 * i + 1] = i * 1111;
            values[4 * i + 2] = "s" + i;
            values[4 * i + 3] = "text" + i;
            if (i % 7 != 0) {
                expected.add("f" + i + "=Long " + i * 1111);
            }
            if (i % 5 != 0) {
                expected.add("s" + i + "=\"text" + i + "\"");
            }
        }
        expected.sort((a, b) -> a.substring(0, a.indexOf('=')).compareTo(b.substring(0, b.indexOf('='))));
        evolution.assertRead(String.join(", ", expected), evolution.former(values));
    }

    @Test
    void readingAnOldSchemaDoesNotChangeTheBytesWritten() throws Exception {
        Evolution evolution = new Evolution(folder, "int id;", "int id; String name = \"new\";");
        Twins<Object> twins = evolution.twins();
        byte[] former = evolution.write(evolution.former("id", 5));
        Object value = twins.generated().deserialize(former);
        byte[] first = twins.generated().serialize(value);
        for (int i = 0; i < 1000; i++) {
            twins.generated().deserialize(former);
            assertArrayEquals(first, twins.generated().serialize(value));
        }
        assertEquals(
                evolution.presentSchema().fingerprint(),
                twins.generated().schema().fingerprint());
    }

    @Test
    void misfitsAreRefusedWhenTheSerializerIsMade() {
        Evolution evolution = new Evolution(folder, "int a; String b; List<int[]> c;", "int a; int b; List<int[]> c;");
        SchemaMismatchException e = assertThrows(SchemaMismatchException.class, evolution::twins);
        assertEquals(
                "Data was written as 'string' and can't be read as 'int' at $.b.\n"
                        + "  Keep the old type, or widen it: int to long, T to nullable T or Optional<T>.",
                e.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "long x; | int x; | compact long | int | $.x",
                "double x; | float x; | double | float | $.x",
                "long x; | double x; | compact long | double | $.x",
                "int x; | float x; | compact int | float | $.x",
                "String x; | UUID x; | string | UUID | $.x",
                "List<String> x; | List<Integer> x; | string | Integer | $.x[*]",
                "Map<String, List<Long>> x; | Map<String, List<Integer>> x; | compact long | Integer"
                        + " | $.x.values[*][*]",
                "int[] x; | long[] x; | array of compact int | long[] | $.x",
                "int[] x; | Integer[] x; | array of compact int | Integer[] | $.x",
                "String x; | String[] x; | string | String[] | $.x",
                "boolean x; | int x; | boolean | int | $.x",
                "Optional<String> x; | String x; | Optional of string | String | $.x",
                "P x; static class P { int y; } | P x; static class P { String y; } | compact int | String"
                        + " | $.x.y",
                "UUID x; | Locale x; | uuid? | Locale | $.x"
            })
    void misfitsNameTheFirstDifference(String former, String present, String wire, String type, String path) {
        Evolution evolution = new Evolution(folder, former, present);
        SchemaMismatchException e = assertThrows(SchemaMismatchException.class, evolution::twins);
        assertEquals(
                "Data was written as '" + wire + "' and can't be read as '" + type + "' at " + path + ".",
                e.getMessage().lines().findFirst().get());
        assertEquals(path, e.path());
    }
}
