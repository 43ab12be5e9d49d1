package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.call;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.classConstant;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.construct;
import static dev.piculet.codegen.Expressions.discard;
import static dev.piculet.codegen.Expressions.equal;
import static dev.piculet.codegen.Expressions.get;
import static dev.piculet.codegen.Expressions.isNotNull;
import static dev.piculet.codegen.Expressions.isTrue;
import static dev.piculet.codegen.Expressions.less;
import static dev.piculet.codegen.Expressions.notEqual;
import static dev.piculet.codegen.Expressions.nullOf;
import static dev.piculet.codegen.Expressions.same;
import static dev.piculet.codegen.Expressions.set;
import static dev.piculet.codegen.Expressions.when;

import dev.piculet.binary.codec.Counts;
import dev.piculet.codegen.Expression;
import dev.piculet.codegen.FieldRef;
import dev.piculet.codegen.Local;
import java.lang.constant.ClassDesc;
import java.util.function.BiConsumer;

/**
 * A map, or null. A {@code HashMap} is written and read on the spot where it is what is usually there; every other map by
 * a method that asks the codec for its form. Only maps with nulls in them are left to the codec.
 */
final class MapCode extends SlotCode {
    private final FieldRef forms;
    private final CodecCode codec;
    private final ElementCode key;
    private final ElementCode value;
    private final ClassDesc type;
    private final boolean isHashMap;
    private final Elsewhere elsewhere;

    /**
     * @param forms a constant of the generated class: the codec as {@link dev.piculet.binary.runtime.DictionarySlot}
     * @param entry the code of keys and of values
     * @param type of the place
     * @param isHashMap whether the place usually holds a {@code HashMap}
     */
    MapCode(
            GeneratedUnit unit,
            FieldRef forms,
            CodecCode codec,
            ElementCode[] entry,
            ClassDesc type,
            boolean isHashMap) {
        this.forms = forms;
        this.codec = codec;
        this.key = entry[0];
        this.value = entry[1];
        this.type = type;
        this.isHashMap = isHashMap;
        this.elsewhere = new Elsewhere(unit, "Entries", this::encodeElsewhere, this::decodeElsewhere);
    }

    private int bits() {
        return key.bits() + value.bits();
    }

    @Override
    boolean isExact() {
        return false;
    }

    @Override
    Writer measure(EncodeScope scope, Control control, Expression expression, String name) {
        Local map = scope.declare(name, type, expression);
        Local count = scope.declare(name + "Count", Symbols.INT, constant(-1));
        Local bits = scope.declare(name + "Control", Symbols.INT, constant(0));
        Expression ofForm = set(bits, codec.control(map));
        scope.add(when(isNotNull(map), scope.block(() -> {
            scope.add(isHashMap ? measureHashMap(scope, map, count, bits, ofForm) : ofForm);
            control.set(scope, bits);
        })));
        return later -> later.add(when(isNotNull(map), later.block(() -> {
            if (isHashMap) {
                writeHashMap(later, map, count, bits, name);
            } else {
                elsewhere.encode(later, map, bits);
            }
        })));
    }

    private static Expression measureHashMap(
            EncodeScope scope, Local map, Local count, Local bits, Expression otherwise) {
        return when(
                same(call(map, Symbols.GET_CLASS), classConstant(Symbols.HASH_MAP)),
                scope.block(() -> {
                    scope.add(set(count, call(map, Symbols.MAP_SIZE)));
                    scope.add(set(bits, CountCode.control(count)));
                }),
                otherwise);
    }

    private void writeHashMap(EncodeScope scope, Local map, Local count, Local bits, String name) {
        scope.add(when(
                less(count, constant(0)), scope.block(() -> elsewhere.encode(scope, map, bits)), scope.block(() -> {
                    CountCode.writeLong(scope, count);
                    writeEntries(scope, map, count, name);
                })));
    }

    private void writeEntries(EncodeScope scope, Expression map, Local count, String name) {
        Local entries =
                scope.declare(name + "Entries", Symbols.ITERATOR, call(call(map, Symbols.ENTRY_SET), Symbols.ITERATE));
        Chunks.write(
                scope,
                count,
                bits(),
                /* own= */ true,
                name,
                (index, chunk) -> {
                    Local entry = scope.declare(
                            name + "Entry", Symbols.ENTRY, cast(Symbols.ENTRY, call(entries, Symbols.NEXT)));
                    Local outerSize = scope.size();
                    scope.beginMeasure(key.minSize() + value.minSize() + chunk.ownWordSize());
                    Writer keyWriter =
                            key.measure(scope, chunk.control(0, key.bits()), call(entry, Symbols.KEY), name + "Key");
                    Control ofValue = chunk.control(key.bits(), value.bits());
                    Writer valueWriter = value.measure(scope, ofValue, call(entry, Symbols.VALUE), name + "Value");
                    scope.ensureMeasured();
                    chunk.writeOwnWord(scope);
                    keyWriter.write(scope);
                    if (key.makesRoom() && !value.makesRoom()) {
                        scope.ensureMeasured();
                    }
                    valueWriter.write(scope);
                    scope.size(outerSize);
                });
        scope.add(when(isTrue(call(entries, Symbols.HAS_NEXT)), scope.block(scope::fail)));
    }

    private void encodeElsewhere(EncodeScope scope, Local[] valueAndControl) {
        Local object = valueAndControl[0];
        Local control = valueAndControl[1];
        Local header = FormCode.header(scope, control, call(get(forms), Symbols.DICTIONARY_HEADER, object));
        scope.add(when(
                FormCode.hasNulls(header), scope.block(() -> codec.write(scope, object, control)), scope.block(() -> {
                    Local map = scope.declare("map", Symbols.MAP, cast(Symbols.MAP, object));
                    Local count = FormCode.write(scope, control, header, call(map, Symbols.MAP_SIZE));
                    writeEntries(scope, map, count, "map");
                })));
    }

    @Override
    Local read(DecodeScope scope, Control control, String name) {
        Local map = scope.declare(name, type, nullOf(type));
        Local bits = scope.declare(name + "Control", Symbols.INT, control.value());
        Expression readElsewhere = scope.block(() -> {
            Local value = elsewhere.decode(scope, bits, name + "Value");
            scope.add(set(map, type.equals(Symbols.OBJECT) ? value : cast(type, value)));
        });
        Expression notNull = isHashMap
                ? when(
                        equal(bits, constant(Counts.SPECIAL)),
                        readElsewhere,
                        scope.block(() -> readHashMap(scope, map, bits, name)))
                : readElsewhere;
        scope.add(when(notEqual(bits, constant(Counts.NULL)), notNull));
        return map;
    }

    private void readHashMap(DecodeScope scope, Local map, Local bits, String name) {
        Local count = CountCode.read(scope, bits, key.minBits() + value.minBits(), name);
        Local entries = scope.declare(
                name + "Entries",
                Symbols.HASH_MAP,
                construct(Symbols.NEW_HASH_MAP, call(Symbols.MAP_CAPACITY, count, scope.remaining())));
        readEntries(scope, count, name, (readKey, readValue) -> {
            scope.add(discard(call(entries, Symbols.MAP_PUT, readKey, readValue)));
        });
        scope.add(when(notEqual(call(entries, Symbols.MAP_SIZE), count), scope.block(scope::fail)));
        scope.add(set(map, entries));
    }

    private void readEntries(DecodeScope scope, Local count, String name, BiConsumer<Local, Local> entry) {
        Chunks.read(
                scope,
                count,
                bits(),
                /* own= */ true,
                name,
                chunk -> {
                    Local readKey = key.decode(scope, chunk.control(0, key.bits()), name + "Key");
                    Local readValue = value.decode(scope, chunk.control(key.bits(), value.bits()), name + "Value");
                    entry.accept(readKey, readValue);
                });
    }

    private Expression decodeElsewhere(DecodeScope scope, Local control) {
        Local map = scope.declare("map", Symbols.OBJECT, nullOf(Symbols.OBJECT));
        Local form = FormCode.readHeader(scope, control);
        scope.add(when(FormCode.hasNulls(form), scope.block(() -> codec.read(scope, control, map)), scope.block(() -> {
            FormCode.skipHeader(scope, control);
            Local count = FormCode.readCount(scope, control, key.minBits() + value.minBits());
            Local keys = list(scope, "keys", count);
            Local values = list(scope, "values", count);
            readEntries(scope, count, "map", (readKey, readValue) -> {
                scope.add(discard(call(keys, Symbols.LIST_ADD, readKey)));
                scope.add(discard(call(values, Symbols.LIST_ADD, readValue)));
            });
            Expression keyArray = call(keys, Symbols.LIST_TO_ARRAY);
            Expression valueArray = call(values, Symbols.LIST_TO_ARRAY);
            scope.add(set(map, call(get(forms), Symbols.DICTIONARY_BUILD, form, keyArray, valueArray)));
        })));
        return map;
    }

    private static Local list(DecodeScope scope, String name, Local count) {
        Expression capacity = call(Symbols.CAPACITY, count, scope.remaining());
        return scope.declare(name, Symbols.ARRAY_LIST, construct(Symbols.NEW_ARRAY_LIST, capacity));
    }
}
