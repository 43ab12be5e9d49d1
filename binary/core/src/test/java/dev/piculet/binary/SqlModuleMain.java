package dev.piculet.binary;

import java.util.HexFormat;

/**
 * Reads values with dates of java.sql in a JVM that may lack that module: as a tree, and as a class that dropped the
 * fields.
 */
final class SqlModuleMain {
    /** The writer's class without the fields that were dropped since. */
    record Row(int id) {}

    private SqlModuleMain() {}

    public static void main(String[] arguments) {
        byte[] bytes = HexFormat.of().parseHex(arguments[1]);
        Schema schema = Schema.parse(HexFormat.of().parseHex(arguments[0]));
        System.out.println(
                TypedSerializer.builder(Row.class).reads(schema).build().deserialize(bytes));
        System.out.println(BinarySerializer.tree(HexFormat.of().parseHex(arguments[2])));
        System.out.println(Inspector.of(schema).inspect(bytes).contains("2023-11-14T22:13:20.000000001Z"));
        System.out.println(ModuleLayer.boot().findModule("java.sql").isPresent());
    }
}
