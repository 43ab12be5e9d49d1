package dev.piculet.access.proof;

import dev.piculet.codegen.classfile.Instruction.Member;
import java.util.Map;
import java.util.Set;

/**
 * The effects of a method, in terms of its arguments.
 *
 * @param result its result; null if it has none
 * @param fields the values of the receiver's fields that it stores
 * @param touched arguments that it may change, or its receiver if code that is not known gets it; a bit each
 * @param toucher what may change them, for messages; null if nothing does
 * @param nonNulls arguments that are not null if it returns; a bit each
 * @param leaked collections that it made and something else than its receiver's fields got
 * @param filled collections that it made and put elements into
 * @param holdings objects that it may have given to others
 * @param delegate of a constructor that begins with {@code this(…)}, the other one; else null
 * @param returns whether it ever returns
 */
record Effects(
        Value result,
        Map<String, Value> fields,
        long touched,
        String toucher,
        long nonNulls,
        Set<Value> leaked,
        Set<Value> filled,
        Holdings holdings,
        Member delegate,
        boolean returns) {}
