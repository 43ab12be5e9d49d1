package dev.piculet.binary.generator;

import static dev.piculet.codegen.Expressions.add;
import static dev.piculet.codegen.Expressions.and;
import static dev.piculet.codegen.Expressions.cast;
import static dev.piculet.codegen.Expressions.constant;
import static dev.piculet.codegen.Expressions.or;
import static dev.piculet.codegen.Expressions.shiftLeft;
import static dev.piculet.codegen.Expressions.unsignedShiftRight;

import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.Local;
import java.lang.constant.ClassDesc;

/** Control words of 1 to 8 bytes, written and read in as few pieces as there are. */
final class Words {
    private Words() {}

    /** The type of a variable that holds a word of so many bytes. */
    static ClassDesc type(int size) {
        return size <= 4 ? Symbols.INT : Symbols.LONG;
    }

    static void write(EncodeScope scope, Expression at, Local word, int size) {
        int offset = 0;
        while (offset < size) {
            int piece = Integer.highestOneBit(size - offset);
            Class<?> type = primitive(piece);
            Expression value = offset == 0 ? word : unsignedShiftRight(word, constant(8 * offset));
            scope.add(Symbols.write(
                    type,
                    scope.bytes,
                    offset == 0 ? at : add(at, constant(offset)),
                    value.type().equals(Symbols.type(type)) ? value : cast(Symbols.type(type), value)));
            offset += piece;
        }
    }

    /** Returns the word at the position, without moving that. */
    static Expression read(DecodeScope scope, int size) {
        Expression word = null;
        int offset = 0;
        while (offset < size) {
            int piece = Integer.highestOneBit(size - offset);
            Expression part = unsigned(Symbols.read(primitive(piece), scope.bytes, scope.at(offset)), piece, size);
            word = word == null ? part : or(word, shiftLeft(part, constant(8 * offset)));
            offset += piece;
        }
        return word;
    }

    private static Expression unsigned(Expression part, int piece, int size) {
        if (size <= 4) {
            return piece == 4 ? part : and(cast(Symbols.INT, part), constant((1 << (8 * piece)) - 1));
        }
        return piece == 8 ? part : and(cast(Symbols.LONG, part), constant((1L << (8 * piece)) - 1));
    }

    private static Class<?> primitive(int piece) {
        return switch (piece) {
            case 1 -> byte.class;
            case 2 -> short.class;
            case 4 -> int.class;
            default -> long.class;
        };
    }
}
