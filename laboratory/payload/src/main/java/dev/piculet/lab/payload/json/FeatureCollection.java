package dev.piculet.lab.payload.json;

import dev.piculet.lab.payload.random.Variety;
import dev.piculet.lab.payload.random.Variety.Script;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Ways on a map, as GeoJSON has them: mostly numbers with six decimals. */
public record FeatureCollection(String type, List<Feature> features) {
    private static final double STEP = 1_000_000;

    /** A way with its name. */
    public record Feature(String type, long id, Geometry geometry, Map<String, String> properties) {
        static Feature of(Variety v, int positions) {
            Map<String, String> properties = new LinkedHashMap<>();
            properties.put("name", v.words(Script.ASCII, 2));
            properties.put("surface", v.word(Script.ASCII));
            return new Feature("Feature", v.id(), Geometry.of(v, positions), properties);
        }
    }

    /** The positions of a line, longitude before latitude, each close to the one before. */
    public record Geometry(String type, List<double[]> coordinates) {
        static Geometry of(Variety v, int positions) {
            double longitude = v.fraction(180, 6);
            double latitude = v.fraction(90, 6);
            List<double[]> coordinates = new ArrayList<>();
            while (coordinates.size() < positions) {
                coordinates.add(new double[] {longitude, latitude});
                longitude = moved(longitude, v.between(-2_000, 2_001));
                latitude = moved(latitude, v.between(-2_000, 2_001));
            }
            return new Geometry("LineString", coordinates);
        }

        private static double moved(double degrees, int millionths) {
            return Math.rint(degrees * STEP + millionths) / STEP;
        }
    }

    static FeatureCollection of(Variety v) {
        List<Feature> features = new ArrayList<>();
        for (int left = v.between(10, 31); left > 0; left--) {
            features.add(Feature.of(v, v.between(10, 61)));
        }
        return new FeatureCollection("FeatureCollection", features);
    }
}
