package dev.piculet.binary.schema;

import dev.piculet.access.text.ShownText;
import dev.piculet.binary.io.BinaryException;
import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.MalformedInputException;

/** Messages about the bytes of schemas. */
final class SchemaInputErrors {
    private SchemaInputErrors() {}

    static BinaryException unknownSchemaVersion(int version, BinaryInput in) {
        String advice = version < SchemaTags.VERSION
                ? "It was written before Piculet 0.1.0, whose bytes were not promised yet: write the data anew."
                : "It was written by a newer Piculet.";
        return new MalformedInputException(
                "Schema has version " + version + ", known is " + SchemaTags.VERSION, advice, in);
    }

    static BinaryException unknownKind(int kind, BinaryInput in) {
        return new MalformedInputException("Schema has a collection of kind " + kind + ", which means nothing,", in);
    }

    static BinaryException unknownNumber(int kind, BinaryInput in) {
        return new MalformedInputException(
                "Schema has an unsigned number or a duration in a primitive of kind " + kind + ", which holds none,",
                in);
    }

    static BinaryException unknownSuperclass(int number, int count, BinaryInput in) {
        return new MalformedInputException("Schema refers to superclass " + number + " of " + count, in);
    }

    static BinaryException noSuperclass(String name, BinaryInput in) {
        return new MalformedInputException(
                "Schema says that " + ShownText.of(name) + " inherits fields, of no superclass,", in);
    }

    static BinaryException unknownSchemaTag(int tag, BinaryInput in) {
        return new MalformedInputException("Schema has tag " + tag + ", which means nothing,", in);
    }

    static BinaryException schemaTooDeep(int limit, BinaryInput in) {
        return new MalformedInputException("Schema has more than " + limit + " types inside each other", in);
    }

    static BinaryException unknownDefinition(int index, int count, BinaryInput in) {
        return new MalformedInputException("Schema refers to definition " + index + " of " + count, in);
    }

    static BinaryException wrongDefinition(String name, BinaryInput in) {
        return new MalformedInputException("Schema refers to " + ShownText.of(name) + " as what it is not", in);
    }

    static BinaryException uncountedCycle(String name, BinaryInput in) {
        return new MalformedInputException("Schema does not say that " + ShownText.of(name) + " is recursive", in);
    }

    static BinaryException doubleField(String field, String name, BinaryInput in) {
        return new MalformedInputException(
                "Schema has " + ShownText.of(name) + " with two fields '" + ShownText.of(field) + "'", in);
    }

    static BinaryException endlessObject(String name, BinaryInput in) {
        return new MalformedInputException(
                "Schema has " + ShownText.of(name) + ", whose objects contain others without end,", in);
    }

    static BinaryException tooManyObjects(String name, int limit, BinaryInput in) {
        return new MalformedInputException(
                "Schema has " + ShownText.of(name) + ", each object of which contains more than " + limit + " others,",
                in);
    }

    static BinaryException elementWithoutRoom(BinaryInput in) {
        return new MalformedInputException("Schema has a collection whose elements take no room", in);
    }
}
