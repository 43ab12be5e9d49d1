package dev.piculet.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.lang.module.FindException;
import java.lang.module.ModuleFinder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program of named modules, compiled and run on the module path, whose packages are closed or open to the serializer. */
@Tag("jdk")
class ModulePathTest {
    private static final Set<String> OURS =
            Set.of("dev.piculet.codegen", "dev.piculet.model", "dev.piculet.access", "dev.piculet.binary");

    private static final String ASM = "org.objectweb.asm";

    private static final String STOCK_MODULE =
            "module com.acme.stock { exports com.acme.stock; opens com.acme.stock to dev.piculet.access; }";

    private static final String ORDERS_MODULE =
            "module com.acme.orders { requires dev.piculet.binary; requires com.acme.stock; }";

    private static final String EXPECTED = """
            module com.acme.orders module dev.piculet.binary
            Cannot reach com.acme.orders.Order.id from dev.piculet.access. Package com.acme.orders is not open to it.\
             Add 'opens com.acme.orders to dev.piculet.access;' to module-info, or pass a Lookup.
            Order[id=7, lines=[2 tea, interpreted], payment=Cash[cents=450], status=PAID]
            Order[id=7, lines=[2 tea, interpreted], payment=Cash[cents=450], status=PAID]
            [1 cup, interpreted]
            Order[id=7, lines=[2 tea, generated], payment=Cash[cents=450], status=PAID]
            Order[id=7, lines=[2 tea, generated], payment=Cash[cents=450], status=PAID]
            [1 cup, generated]
            Order[id=7, lines=[2 tea, interpreted], payment=Cash[cents=450], status=PAID]
            """;

    private static final String STOCK = """
            package com.acme.stock;

            public final class Item {
                private String name;
                private int count;
                private transient boolean interpreted;

                private Item() {
                    interpreted = StackWalker.getInstance()
                            .walk(frames -> frames.anyMatch(it -> it.getClassName().endsWith(".ObjectCodec")));
                }

                public static Item of(String name, int count) {
                    Item item = new Item();
                    item.name = name;
                    item.count = count;
                    return item;
                }

                @Override
                public String toString() {
                    return count + " " + name + (interpreted ? ", interpreted" : ", generated");
                }
            }
            """;

    private static final String ORDER = """
            package com.acme.orders;

            import com.acme.stock.Item;
            import java.util.List;

            record Order(long id, List<Line> lines, Payment payment, Status status) {
                private enum Status { OPEN, PAID }

                private sealed interface Payment permits Card, Cash {}

                private record Card(String number) implements Payment {}

                private record Cash(int cents) implements Payment {}

                static final class Line {
                    private Item item;

                    private Line() {}

                    @Override
                    public String toString() {
                        return item.toString();
                    }
                }

                static Order sample() {
                    Line line = new Line();
                    line.item = Item.of("tea", 2);
                    return new Order(7, List.of(line), new Cash(450), Status.PAID);
                }
            }
            """;

    private static final String MAIN = """
            package com.acme.orders;

            import com.acme.stock.Item;
            import dev.piculet.binary.io.UnsupportedClassException;
            import dev.piculet.binary.BinarySerializer;
            import dev.piculet.binary.FramedReader;
            import dev.piculet.binary.FramedWriter;
            import dev.piculet.binary.TypeRef;
            import dev.piculet.binary.TypedSerializer;
            import java.io.ByteArrayInputStream;
            import java.io.ByteArrayOutputStream;
            import java.lang.invoke.MethodHandles;
            import java.util.ArrayList;
            import java.util.List;

            public final class Main {
                public static void main(String[] arguments) throws Exception {
                    System.out.println(Main.class.getModule() + " " + TypedSerializer.class.getModule());
                    closed();
                    for (int generateAfter : new int[] {-1, 0}) {
                        TypedSerializer<Order> orders = TypedSerializer.builder(Order.class)
                                .lookup(MethodHandles.lookup())
                                .generateAfter(generateAfter)
                                .build();
                        System.out.println(orders.copy(Order.sample()));
                        ByteArrayOutputStream stream = new ByteArrayOutputStream();
                        try (FramedWriter<Order> writer = orders.writer(stream)) {
                            writer.write(Order.sample());
                        }
                        FramedReader<Order> reader = orders.reader(new ByteArrayInputStream(stream.toByteArray()));
                        System.out.println(reader.read().get());
                        TypedSerializer<List<Item>> open =
                                TypedSerializer.builder(new TypeRef<List<Item>>() {}).generateAfter(generateAfter).build();
                        System.out.println(open.copy(new ArrayList<>(List.of(Item.of("cup", 1)))));
                    }
                    BinarySerializer any = BinarySerializer.builder()
                            .lookup(MethodHandles.lookup())
                            .allow(Order.class)
                            .build();
                    System.out.println(any.deserialize(any.serialize(Order.sample())));
                }

                private static void closed() {
                    try {
                        TypedSerializer.of(Order.class);
                    } catch (UnsupportedClassException e) {
                        System.out.println(e.getMessage());
                    }
                }
            }
            """;

    private static final String TOTALS = """
            package com.acme.totals;

            import dev.piculet.binary.TypedSerializer;
            import dev.piculet.binary.io.UnsupportedClassException;
            import java.io.Serializable;
            import java.lang.invoke.MethodHandles;

            public final class Totals {
                static final class Total implements Serializable {
                    private final int sum;

                    Total(int a, int b) {
                        sum = a + b;
                    }
                }

                public static void main(String[] arguments) {
                    for (int generateAfter : new int[] {-1, 0}) {
                        try {
                            System.out.println(TypedSerializer.builder(Total.class)
                                    .lookup(MethodHandles.lookup())
                                    .generateAfter(generateAfter)
                                    .build()
                                    .copy(new Total(2, 3))
                                    .sum);
                        } catch (UnsupportedClassException e) {
                            System.out.println(e.getMessage());
                        }
                    }
                }
            }
            """;

    @TempDir
    private Path folder;

    private final List<String> path = new ArrayList<>();

    private boolean hasAsm;

    @BeforeEach
    void findModules() {
        for (String entry : ForkedJvm.classPath().split(File.pathSeparator)) {
            String name = moduleName(Path.of(entry));
            hasAsm |= ASM.equals(name);
            if (ASM.equals(name) || OURS.contains(name)) {
                path.add(entry);
            }
        }
    }

    @Test
    void closedPackagesNeedALookupAndOpenOnesDoNot() throws Exception {
        path.add(compile(folder.resolve("stock"), path, "com.acme.stock", STOCK_MODULE, "Item", STOCK));
        path.add(compile(
                folder.resolve("orders"), path, "com.acme.orders", ORDERS_MODULE, "Order", ORDER, "Main", MAIN));
        assertEquals(EXPECTED, run("com.acme.orders/com.acme.orders.Main"));
    }

    @Test
    void objectsWithoutAConstructorNeedTheJdksModuleForThem() throws Exception {
        String module = "module com.acme.totals { requires dev.piculet.binary; }";
        path.add(compile(folder.resolve("totals"), path, "com.acme.totals", module, "Totals", TOTALS));
        String refusal =
                "Cannot create com.acme.totals.Totals$Total without a constructor: this JVM runs without module"
                        + " jdk.unsupported. Start it with '--add-modules jdk.unsupported', add 'requires jdk.unsupported;' to"
                        + " module-info, or give the class a codec.\n";
        String main = "com.acme.totals/com.acme.totals.Totals";
        assertEquals(refusal + refusal, run(main, "--limit-modules", "com.acme.totals" + (hasAsm ? "," + ASM : "")));
        assertEquals("5\n5\n", run(main, "--add-modules", "jdk.unsupported"));
    }

    private String run(String main, String... options) throws Exception {
        ForkedJvm jvm = new ForkedJvm()
                .with("-p", String.join(File.pathSeparator, path))
                .with(options);
        if (hasAsm) {
            // Packaged, it is part of dev.piculet.codegen.
            jvm.with("--add-modules", ASM);
        }
        return jvm.runModule(60, main);
    }

    /** Returns the name of the module in a folder or jar; empty if there is none. */
    private static String moduleName(Path entry) {
        try {
            return ModuleFinder.of(entry).findAll().stream()
                    .map(module -> module.descriptor().name())
                    .findAny()
                    .orElse("");
        } catch (FindException e) {
            return "";
        }
    }

    /** Returns the folder of the module's classes. */
    private static String compile(
            Path folder, List<String> path, String name, String module, String... namesAndSources) {
        CompiledSources sources = new CompiledSources(folder).with("module-info", module);
        for (int i = 0; i < namesAndSources.length; i += 2) {
            sources.with(name + "." + namesAndSources[i], namesAndSources[i + 1]);
        }
        return sources.compile("-p", String.join(File.pathSeparator, path)).toString();
    }
}
