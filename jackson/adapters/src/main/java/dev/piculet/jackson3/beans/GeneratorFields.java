package dev.piculet.jackson3.beans;

import java.lang.invoke.VarHandle;
import tools.jackson.core.json.JsonWriteContext;
import tools.jackson.core.json.UTF8JsonGenerator;

/**
 * Fields of Jackson's generator for UTF-8 that it shows its subclasses alone. A private lookup reaches them from here
 * unless Jackson is a named module. Not loaded before code is generated.
 */
final class GeneratorFields {
    /** Null if not all fields are there and have the known types. */
    private static final GeneratorFields FIELDS = find();

    static final VarHandle BUFFER = FIELDS == null ? null : FIELDS.buffer;

    /** How many bytes of the buffer are written. */
    static final VarHandle TAIL = FIELDS == null ? null : FIELDS.tail;

    static final VarHandle QUOTE = FIELDS == null ? null : FIELDS.quote;

    /** How the characters of ASCII are escaped. */
    static final VarHandle ESCAPES = FIELDS == null ? null : FIELDS.escapes;

    static final VarHandle HAS_UNQUOTED_NAMES = FIELDS == null ? null : FIELDS.hasUnquotedNames;

    static final VarHandle HAS_QUOTED_NUMBERS = FIELDS == null ? null : FIELDS.hasQuotedNumbers;

    /** The innermost object or array, or what is around all of them. */
    static final VarHandle CONTEXT = FIELDS == null ? null : FIELDS.context;

    /** Of a context: how many values were written in it, less one. */
    static final VarHandle INDEX = FIELDS == null ? null : FIELDS.index;

    /** Of a context: the name that was written last. */
    static final VarHandle NAME = FIELDS == null ? null : FIELDS.name;

    /** Of a context: whether a name was written whose value was not. */
    static final VarHandle HAS_NAME = FIELDS == null ? null : FIELDS.hasName;

    private final VarHandle buffer;
    private final VarHandle tail;
    private final VarHandle quote;
    private final VarHandle escapes;
    private final VarHandle hasUnquotedNames;
    private final VarHandle hasQuotedNumbers;
    private final VarHandle context;
    private final VarHandle index;
    private final VarHandle name;
    private final VarHandle hasName;

    private GeneratorFields() throws ReflectiveOperationException {
        buffer = field("_outputBuffer", byte[].class);
        tail = field("_outputTail", int.class);
        quote = field("_quoteChar", byte.class);
        escapes = field("_outputEscapes", int[].class);
        hasUnquotedNames = field("_cfgUnqNames", boolean.class);
        hasQuotedNumbers = field("_cfgNumbersAsStrings", boolean.class);
        context = field(JacksonCalls.WRITE_CONTEXT, JsonWriteContext.class);
        index = ofContext("_index", int.class);
        name = ofContext("_currentName", String.class);
        hasName = ofContext("_gotName", boolean.class);
    }

    private static VarHandle field(String name, Class<?> type) throws ReflectiveOperationException {
        return JacksonInside.field(UTF8JsonGenerator.class, name, type);
    }

    private static VarHandle ofContext(String name, Class<?> type) throws ReflectiveOperationException {
        return JacksonInside.field(JsonWriteContext.class, name, type);
    }

    private static GeneratorFields find() {
        try {
            return new GeneratorFields();
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null;
        }
    }

    static boolean areThere() {
        return FIELDS != null;
    }
}
