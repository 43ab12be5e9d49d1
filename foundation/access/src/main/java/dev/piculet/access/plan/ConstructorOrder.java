package dev.piculet.access.plan;

import dev.piculet.model.ClassModel;
import dev.piculet.model.CreatorModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Orders constructors, best first: the primary one, the one without parameters, those with the most parameters.
 *
 * <p>A class rather than lambdas: the machinery behind those costs more than the rest of a program's first plan.
 */
final class ConstructorOrder implements Comparator<CreatorModel> {
    /** Returns the constructors of a class, best first. */
    static List<CreatorModel> bestFirst(ClassModel model) {
        List<CreatorModel> constructors = new ArrayList<>();
        for (CreatorModel creator : model.creators()) {
            if (creator.kind() == CreatorModel.Kind.CONSTRUCTOR) {
                constructors.add(creator);
            }
        }
        if (constructors.size() > 1) {
            constructors.sort(new ConstructorOrder());
        }
        return constructors;
    }

    /** Returns the constructors in the order in which they may run before final fields are set; that without parameters refuses nothing. */
    static List<CreatorModel> toOverwrite(ClassModel model) {
        List<CreatorModel> constructors = bestFirst(model);
        for (int i = 1; i < constructors.size(); i++) {
            if (constructors.get(i).parameters().isEmpty()) {
                constructors.add(0, constructors.remove(i));
            }
        }
        return constructors;
    }

    @Override
    public int compare(CreatorModel first, CreatorModel second) {
        int byRank = Integer.compare(rank(first), rank(second));
        if (byRank != 0) {
            return byRank;
        }
        int byCount =
                Integer.compare(second.parameters().size(), first.parameters().size());
        return byCount != 0
                ? byCount
                : first.member().toString().compareTo(second.member().toString());
    }

    private static int rank(CreatorModel creator) {
        return (creator.isPrimary() ? 0 : 2) + (creator.parameters().isEmpty() ? 0 : 1);
    }
}
