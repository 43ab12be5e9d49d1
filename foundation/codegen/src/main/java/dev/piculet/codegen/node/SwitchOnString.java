package dev.piculet.codegen.node;

import dev.piculet.codegen.tree.CodePrinter;
import dev.piculet.codegen.tree.CompoundStatement;
import dev.piculet.codegen.tree.Expression;
import dev.piculet.codegen.tree.JumpTarget;
import dev.piculet.codegen.tree.MethodEmitter;
import dev.piculet.codegen.tree.MethodRef;
import dev.piculet.codegen.tree.Opcode;
import dev.piculet.codegen.tree.Types;
import java.lang.constant.ClassDesc;
import java.util.Arrays;
import java.util.List;

/** Runs the body of the key that a string equals, found by its hash code; a null string is a NullPointerException. */
public record SwitchOnString(Expression selector, List<String> keys, List<Expression> bodies, Expression otherwise)
        implements CompoundStatement {
    private static final MethodRef HASH_CODE = MethodRef.ofVirtual(Types.STRING, "hashCode", Types.INT);
    private static final MethodRef EQUALS = MethodRef.ofVirtual(Types.STRING, "equals", Types.BOOLEAN, Types.OBJECT);

    public SwitchOnString {
        Typing.require(selector, Types.STRING, "the operand of", "switchOnString");
        keys = List.copyOf(keys);
        bodies = List.copyOf(bodies);
    }

    @Override
    public ClassDesc type() {
        return Types.VOID;
    }

    @Override
    public void emit(MethodEmitter out) {
        int scope = out.openScope();
        out.value(selector, Types.STRING);
        int string = out.declareTemporary(Types.STRING);
        out.load(Types.STRING, string);
        out.invoke(HASH_CODE);
        int[] hashes = distinctHashes();
        JumpTarget[] buckets = Cases.newTargets(out, hashes.length);
        JumpTarget[] targets = Cases.newTargets(out, keys.size());
        JumpTarget other = out.newTarget();
        Cases.emitSwitch(out, hashes, buckets, other);
        for (int b = 0; b < hashes.length; b++) {
            out.place(buckets[b]);
            for (int i = 0; i < targets.length; i++) {
                if (keys.get(i).hashCode() == hashes[b]) {
                    out.load(Types.STRING, string);
                    out.pushString(keys.get(i));
                    out.invoke(EQUALS);
                    out.jumpIf(Opcode.IFEQ + 1, 1, targets[i]);
                }
            }
            out.jump(other);
        }
        Cases.emitBodies(out, bodies, targets, otherwise, other);
        out.closeScope(scope);
    }

    private int[] distinctHashes() {
        int[] hashes = new int[keys.size()];
        int count = 0;
        for (String key : keys) {
            int hash = key.hashCode();
            int i = 0;
            while (i < count && hashes[i] != hash) {
                i++;
            }
            if (i == count) {
                hashes[count++] = hash;
            }
        }
        return Arrays.copyOf(hashes, count);
    }

    @Override
    public void print(CodePrinter out) {
        out.text("switch (").expression(selector).text(")").openBrace();
        for (int i = 0; i < keys.size(); i++) {
            out.text("case ")
                    .quoted(keys.get(i))
                    .text(" ->")
                    .body(bodies.get(i))
                    .newLine();
        }
        out.text("default ->").body(otherwise).newLine().closeBrace();
    }
}
