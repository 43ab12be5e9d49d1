package dev.piculet.binary.schema;

import dev.piculet.binary.io.BinaryErrors;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;

/** Messages about the bytes of schemas. */
final class SchemaInputErrors {
    private SchemaInputErrors() {}

    static BinaryException unknownSchemaVersion(int version, BinaryInput in) {
        String advice = version == 1
                ? "It was written before Piculet 0.1.0, whose bytes were not promised yet: write the data anew."
                : "It was written by a newer Piculet.";
        return BinaryErrors.malformed("Schema has version " + version + ", known is 2", advice, in);
    }

    static BinaryException unknownKind(int kind, BinaryInput in) {
        return BinaryErrors.malformed(
                "Schema has a collection of kind " + kind + ", which means nothing,", BinaryErrors.DAMAGED, in);
    }

    static BinaryException unknownSuperclass(int number, int count, BinaryInput in) {
        return BinaryErrors.malformed(
                "Schema refers to superclass " + number + " of " + count, BinaryErrors.DAMAGED, in);
    }

    static BinaryException unknownSchemaTag(int tag, BinaryInput in) {
        return BinaryErrors.malformed("Schema has tag " + tag + ", which means nothing,", BinaryErrors.DAMAGED, in);
    }

    static BinaryException schemaTooDeep(int limit, BinaryInput in) {
        return BinaryErrors.malformed(
                "Schema has more than " + limit + " types inside each other", BinaryErrors.DAMAGED, in);
    }

    static BinaryException unknownDefinition(int index, int count, BinaryInput in) {
        return BinaryErrors.malformed(
                "Schema refers to definition " + index + " of " + count, BinaryErrors.DAMAGED, in);
    }

    static BinaryException wrongDefinition(String name, BinaryInput in) {
        return BinaryErrors.malformed("Schema refers to " + name + " as what it is not", BinaryErrors.DAMAGED, in);
    }

    static BinaryException uncountedCycle(String name, BinaryInput in) {
        return BinaryErrors.malformed("Schema does not say that " + name + " is recursive", BinaryErrors.DAMAGED, in);
    }

    static BinaryException doubleField(String field, String name, BinaryInput in) {
        return BinaryErrors.malformed(
                "Schema has " + name + " with two fields '" + field + "'", BinaryErrors.DAMAGED, in);
    }

    static BinaryException endlessObject(String name, BinaryInput in) {
        return BinaryErrors.malformed(
                "Schema has " + name + ", whose objects contain others without end,", BinaryErrors.DAMAGED, in);
    }

    static BinaryException tooManyObjects(String name, int limit, BinaryInput in) {
        return BinaryErrors.malformed(
                "Schema has " + name + ", each object of which contains more than " + limit + " others,",
                BinaryErrors.DAMAGED,
                in);
    }

    static BinaryException elementWithoutRoom(BinaryInput in) {
        return BinaryErrors.malformed("Schema has a collection whose elements take no room", BinaryErrors.DAMAGED, in);
    }
}
