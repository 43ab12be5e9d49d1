package dev.piculet.jackson3.beans;

import java.lang.invoke.VarHandle;
import tools.jackson.core.JsonToken;
import tools.jackson.core.json.JsonReadContext;
import tools.jackson.core.json.UTF8StreamJsonParser;

/**
 * Fields of Jackson's parser for UTF-8 that it shows its subclasses alone. A private lookup reaches them from here unless
 * Jackson is a named module. Not loaded before code is generated.
 */
final class ParserFields {
    /** Null if not all fields are there and have the known types. */
    private static final ParserFields FIELDS = find();

    static final VarHandle BUFFER = FIELDS == null ? null : FIELDS.buffer;
    static final VarHandle POSITION = FIELDS == null ? null : FIELDS.position;
    static final VarHandle END = FIELDS == null ? null : FIELDS.end;

    /** Bytes before the buffer's first. */
    static final VarHandle PROCESSED = FIELDS == null ? null : FIELDS.processed;

    static final VarHandle ROW = FIELDS == null ? null : FIELDS.row;

    /** The place of the row's first byte in the buffer, negative if that was in an earlier one. */
    static final VarHandle ROW_START = FIELDS == null ? null : FIELDS.rowStart;

    /** The place behind the last name's first quote. */
    static final VarHandle NAME_START = FIELDS == null ? null : FIELDS.nameStart;

    /** The last token's place in the whole input. */
    static final VarHandle TOKEN_START = FIELDS == null ? null : FIELDS.tokenStart;

    static final VarHandle TOKEN = FIELDS == null ? null : FIELDS.token;
    static final VarHandle TOKEN_ROW = FIELDS == null ? null : FIELDS.tokenRow;
    static final VarHandle TOKEN_COLUMN = FIELDS == null ? null : FIELDS.tokenColumn;

    /** Bits for the types in which the last token's number is there; 0 for none. */
    static final VarHandle NUMBER_TYPES = FIELDS == null ? null : FIELDS.numberTypes;

    /** What was decoded from the last string, once somebody has asked for its bytes. */
    static final VarHandle BINARY = FIELDS == null ? null : FIELDS.binary;

    static final VarHandle CONTEXT = FIELDS == null ? null : FIELDS.context;

    /** Whether the last token is a string of which only the quote was read. */
    static final VarHandle IS_INCOMPLETE = FIELDS == null ? null : FIELDS.isIncomplete;

    /** Of a context: how many names or values were read in it, less one. */
    static final VarHandle INDEX = FIELDS == null ? null : FIELDS.index;

    private final VarHandle buffer;
    private final VarHandle position;
    private final VarHandle end;
    private final VarHandle processed;
    private final VarHandle row;
    private final VarHandle rowStart;
    private final VarHandle nameStart;
    private final VarHandle tokenStart;
    private final VarHandle token;
    private final VarHandle tokenRow;
    private final VarHandle tokenColumn;
    private final VarHandle numberTypes;
    private final VarHandle binary;
    private final VarHandle context;
    private final VarHandle isIncomplete;
    private final VarHandle index;

    private ParserFields() throws ReflectiveOperationException {
        buffer = field("_inputBuffer", byte[].class);
        position = field("_inputPtr", int.class);
        end = field("_inputEnd", int.class);
        processed = field("_currInputProcessed", long.class);
        row = field("_currInputRow", int.class);
        rowStart = field("_currInputRowStart", int.class);
        nameStart = field("_nameStartOffset", int.class);
        tokenStart = field("_tokenInputTotal", long.class);
        token = field("_currToken", JsonToken.class);
        tokenRow = field("_tokenInputRow", int.class);
        tokenColumn = field("_tokenInputCol", int.class);
        numberTypes = field("_numTypesValid", int.class);
        binary = field("_binaryValue", byte[].class);
        context = field(JacksonCalls.READ_CONTEXT, JsonReadContext.class);
        isIncomplete = field("_tokenIncomplete", boolean.class);
        index = JacksonInside.field(JsonReadContext.class, "_index", int.class);
    }

    private static VarHandle field(String name, Class<?> type) throws ReflectiveOperationException {
        return JacksonInside.field(UTF8StreamJsonParser.class, name, type);
    }

    private static ParserFields find() {
        try {
            return new ParserFields();
        } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
            return null;
        }
    }

    static boolean areThere() {
        return FIELDS != null;
    }
}
